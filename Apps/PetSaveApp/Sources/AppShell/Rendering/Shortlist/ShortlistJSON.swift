import AnimalFormats
import BusinessServices
import Domain
import FoundationEssentials
import JSONStreaming
import Shortlist

/// The shortlist as JSON: `animals`, `total`, `sort` and `notices`.
///
/// An animal has the keys that it has everywhere, and those of ``Key`` beside them. One that has left the catalogue has
/// what is still known of it, and `null` elsewhere.
enum ShortlistJSON {
    /// What a shortlist knows of an animal beside its record.
    enum Key: String, CaseIterable {
        /// 0 to 5, or `null` when unrated.
        case rating
        case note
        case addedAt = "added_at"
        /// `listed`, `changed` (`status` says how) or `gone` from the catalogue.
        case standing
        /// Since when the status has been another, or `null`.
        case standingSince = "standing_since"
    }

    static func value(of presentation: ShortlistPresentation, fields: ShortlistFieldSelection?) -> JSONValue {
        let notices: [JSONValue] = presentation.showsSample ? [.string(NoticeWords.sample)] : []
        return [
            "animals": .array(presentation.items.map { value(of: $0, fields: fields) }),
            "total": .integer(Int64(presentation.items.count)),
            "sort": .string(presentation.order.rawValue),
            "notices": .array(notices),
        ]
    }

    static func value(of item: ShortlistItem, fields: ShortlistFieldSelection?) -> JSONValue {
        let animal = AnimalListJSON.value(of: item.shown, fields: fields?.animal)
        let own = Key.allCases.filter { fields?.own.contains($0) ?? true }.map { key in
            JSONObject.Member(key: key.rawValue, value: value(of: key, in: item))
        }
        return .object(JSONObject((animal.objectValue?.members ?? []) + own))
    }

    private static func value(of key: Key, in item: ShortlistItem) -> JSONValue {
        switch key {
        case .rating: item.entry.rating.map { .integer(Int64($0.stars)) } ?? .null
        case .note: item.entry.note.map { .string($0) } ?? .null
        case .addedAt: .string(item.entry.addedAt.iso8601)
        case .standing: .string(ShortlistValues.standing(item.standing))
        case .standingSince: ShortlistValues.since(item.standing).map { .string($0) } ?? .null
        }
    }
}

/// The standing of an animal as programs read it.
enum ShortlistValues {
    static func standing(_ standing: ShortlistStanding) -> String {
        switch standing {
        case .listed: "listed"
        case .changed: "changed"
        case .gone: "gone"
        }
    }

    static func since(_ standing: ShortlistStanding) -> String? {
        if case .changed(_, let since) = standing { since?.iso8601 } else { nil }
    }
}

/// Which fields of the shortlist's JSON somebody wants.
struct ShortlistFieldSelection: Hashable {
    let own: Set<ShortlistJSON.Key>
    let animal: AnimalFieldSelection

    /// Reads a comma list of fields; throws for one that there is not.
    init(_ fields: String) throws(CommandFailure) {
        let paths = OptionText.list(fields)
        own = Set(paths.compactMap(ShortlistJSON.Key.init(rawValue:)))
        do throws(UnknownAnimalField) {
            animal = try AnimalFieldSelection(paths.filter { ShortlistJSON.Key(rawValue: $0) == nil })
        } catch {
            throw CommandFailure("--json: \(error)", .usage)
        }
    }
}
