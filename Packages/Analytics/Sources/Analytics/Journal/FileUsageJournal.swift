public import Boundaries
import Domain
public import FoundationEssentials
import JSONStreaming
public import Platform

/// Reads the journal that ``JournalAnalyticsService`` keeps, also as an older PetSave wrote it.
public struct FileUsageJournal: UsageJournal {
    private let file: RotatedFile

    public init(file: RotatedFile) {
        self.file = file
    }

    public var location: String { file.path }

    public func record(since start: Date?) async throws(UsageError) -> UsageRecord {
        let bytes: [UInt8]
        do { bytes = try file.contents() } catch { throw .cannotRead(reason: "\(error)") }
        var record = UsageRecord(entries: [], faults: 0)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            // A line that cannot be read (one that somebody was killed in, or that was edited) costs itself alone.
            guard let entry = UsageEntry(line: Array(line)) else {
                record.faults += 1
                continue
            }
            if let start, entry.time < start { continue }
            record.entries.append(entry)
        }
        return record
    }

    public func remove() async throws(UsageError) -> Bool {
        do { return try file.remove() } catch { throw .cannotWrite(reason: "\(error)") }
    }
}

extension UsageEntry {
    fileprivate init?(line: [UInt8]) {
        guard let value = try? JSONParser.parse(line, maximumDepth: 4),
            let event = value["event"]?.stringValue,
            let time = value["time"]?.stringValue.flatMap({ Date(iso8601: $0) })
        else { return nil }
        let members = value["properties"]?.objectValue ?? JSONObject()
        self.init(
            time: time,
            event: event,
            properties: members.compactMap { member in
                PreferenceValue(member.value).map { Property(name: member.key, value: $0) }
            },
            id: value["id"]?.stringValue
        )
    }
}

extension PreferenceValue {
    fileprivate init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self = .text(text)
        case .integer(let number): self = .integer(Int(number))
        case .bool(let flag): self = .boolean(flag)
        default: return nil
        }
    }
}
