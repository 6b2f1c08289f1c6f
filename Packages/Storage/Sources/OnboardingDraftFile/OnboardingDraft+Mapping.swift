import Boundaries
import FoundationEssentials

/// A draft as the file has it. A new version means that an older PetSave could not make sense of it.
private struct DraftRecord: Codable {
    static let version = 1

    var version: Int
    var page: String
    var answeredPages: [String]
    var answers: [String: String]

    enum CodingKeys: String, CodingKey {
        case version
        case page
        case answeredPages = "answered_pages"
        case answers
    }
}

extension OnboardingDraft {
    /// Reads a file; `nil` when it is damaged, or of another version.
    init?(json: [UInt8]) {
        guard let record = try? JSONDecoder().decode(DraftRecord.self, from: Data(json)),
            record.version == DraftRecord.version
        else { return nil }
        self.init(page: record.page, answeredPages: Set(record.answeredPages), answers: record.answers)
    }

    /// The file that holds it, the same for the same draft.
    var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let record = DraftRecord(
                version: DraftRecord.version,
                page: page,
                answeredPages: answeredPages.sorted(),
                answers: answers
            )
            return Array(try encoder.encode(record)) + Array("\n".utf8)
        }
    }
}
