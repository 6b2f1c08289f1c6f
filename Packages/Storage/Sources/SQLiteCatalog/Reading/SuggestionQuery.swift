import Domain
import FoundationEssentials
import GRDB

/// Counts, at one moment, what the adoptable animals that are shown then have to suggest.
struct SuggestionQuery {
    /// What the counts follow from: as long as it is the same, so are they.
    struct State: Hashable, Sendable {
        /// Moves on with every transaction that changes the index.
        let number: Int64
        /// When the last of those expired that expired, in seconds since 2001; `nil` when none did.
        let expiry: Double?
    }

    let state: State
    private let db: Database

    init(at now: Date, _ db: Database) throws {
        self.db = db
        let select = try db.cachedStatement(sql: Self.states)
        guard let row = try Row.fetchOne(select, arguments: [now.timeIntervalSinceReferenceDate]) else {
            throw UnreadableRow(reason: "the state of the suggestions is missing")
        }
        var reader = RowReader(row)
        state = State(number: try reader.required(), expiry: try reader.next())
    }

    /// What is suggested of that kind for a prefix, in no particular order.
    func suggestions(of kind: SuggestionKind, for prefix: String) throws -> [Suggestion] {
        let isSingle = kind == .name || kind == .type
        return isSingle && state.expiry == nil
            ? try singles(of: kind, for: prefix) : try tally(of: kind, for: prefix).suggestions(for: prefix)
    }

    /// As ``SuggestionTally`` has it, where animals have one value each: those of one folding stand together, so that
    /// a hundred thousand names need no table to be counted in.
    private func singles(of kind: SuggestionKind, for prefix: String) throws -> [Suggestion] {
        var suggestions: [Suggestion] = []
        var (last, text, count, most) = ("", "", 0, 0)
        func finish() {
            if !last.isEmpty { suggestions.append(Suggestion(kind: kind, text: text, count: count)) }
        }
        let rows = try groups(of: kind, for: prefix)
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (folded, spelling): (String, String) = (try reader.required(), try reader.required())
            reader.skip(2)
            let animals: Int = try reader.required()
            if !folded.utf8.elementsEqual(last.utf8) {
                finish()
                (last, count, most) = (folded, 0, 0)
            }
            count += animals
            // The first by bytes where several spellings are as common, which is the order of the table.
            if animals > most { (text, most) = (spelling, animals) }
        }
        finish()
        return suggestions
    }

    /// What there is of that kind, as far as it tells of words that begin as the prefix does.
    ///
    /// What a value is a part of holds such a word, too: every group that gives a wanted value is among these.
    private func tally(of kind: SuggestionKind, for prefix: String) throws -> SuggestionTally {
        var tally = SuggestionTally(kind)
        let rows = try groups(of: kind, for: prefix)
        while let row = try rows.next() {
            var reader = RowReader(row)
            reader.skip(1)
            var values: [String] = []
            for _ in 1...3 {
                let value: String = try reader.required()
                if !value.isEmpty { values.append(value) }
            }
            tally.add(values, count: try reader.required())
        }
        guard let expiry = state.expiry else { return tally }
        // A listing expires with the first of its parts; those that did not are shown by themselves.
        for (select, sign) in [(Self.expired, -1), (Self.leftByExpired, 1)] {
            let keys = try Int64.fetchAll(db.cachedStatement(sql: select), arguments: [expiry])
            for (group, count) in try SuggestedGroup.counts(of: keys, db) where group.kind == kind {
                tally.add(group.values, count: sign * count)
            }
        }
        return tally
    }

    /// The kept groups in which a word begins as the prefix does, by how they are folded and spelled.
    private func groups(of kind: SuggestionKind, for prefix: String) throws -> RowCursor {
        let select = try db.cachedStatement(sql: Self.groups)
        return try Row.fetchCursor(select, arguments: [kind.rawValue, " \(SearchText.fold(prefix))"])
    }

    private static let states = """
        SELECT number, (SELECT max(expires_at) FROM animal WHERE expires_at <= ?) FROM revision
        """
    private static let groups = """
        SELECT folded, first, second, third, animals FROM suggested_group
        WHERE kind = ? AND instr(' ' || folded, ?) > 0
        ORDER BY folded, first
        """
    private static let expired = """
        SELECT id FROM animal WHERE expires_at <= ? AND id NOT IN (SELECT record FROM part)
        """
    private static let leftByExpired = """
        SELECT id FROM animal
        WHERE id IN (
            SELECT record FROM part WHERE listing IN (SELECT stale.id FROM animal AS stale WHERE stale.expires_at <= ?1)
        )
        AND (expires_at IS NULL OR expires_at > ?1)
        """
}
