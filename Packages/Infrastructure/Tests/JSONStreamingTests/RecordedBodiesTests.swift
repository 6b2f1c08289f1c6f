import Foundation
import JSONStreaming
import Testing

/// Real bodies of public feeds, kept outside the repository: in the folder that `PETSAVE_FIXTURES` names, or else in
/// `../shared/fixtures` beside the checkout.
private enum RecordedBodies {
    static let folder: URL? = {
        let checkout = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let named = ProcessInfo.processInfo.environment["PETSAVE_FIXTURES"].map { URL(filePath: $0) }
        let folder = named ?? checkout.deletingLastPathComponent().appending(path: "shared/fixtures")
        return FileManager.default.fileExists(atPath: folder.path()) ? folder : nil
    }()

    static let files: [String] = {
        guard let folder, let paths = FileManager.default.enumerator(atPath: folder.path()) else { return [] }
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
    }()

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: try #require(folder).appending(path: path)))
    }
}

@Suite(
    "Recorded bodies of real feeds",
    .enabled(
        if: RecordedBodies.folder != nil,
        "no recorded bodies here: set PETSAVE_FIXTURES to the folder that holds them"
    )
)
struct RecordedBodiesTests {
    @Test("parse to what Foundation parses them to, and read back when written", arguments: RecordedBodies.files)
    func agreesWithFoundation(path: String) throws {
        let bytes = try RecordedBodies.bytes(path)
        let value = try JSONParser.parse(bytes)
        let reference = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
        #expect(value.agrees(with: reference))
        #expect(try JSONParser.parse(value.serialized()) == value)
    }

    @Test("stream the same records as the whole document holds, in chunks of any size", arguments: RecordedBodies.files)
    func streamsTheRecords(path: String) throws {
        let bytes = try RecordedBodies.bytes(path)
        let value = try JSONParser.parse(bytes)
        let expected =
            value["animals"]?.arrayValue ?? value["organizations"]?.arrayValue
            ?? value["animal"].map { [$0] } ?? value.arrayValue ?? [value]
        for chunkSizes in [[65536], [4093, 1, 977]] {
            let reading = readRecords(bytes, chunkSizes: chunkSizes)
            let records = reading.events.compactMap { event -> JSONValue? in
                if case .record(_, let value, _) = event { value } else { nil }
            }
            #expect(records == expected)
            #expect(reading.problems.isEmpty)
        }
    }
}

extension JSONValue {
    fileprivate func agrees(with reference: Any) -> Bool {
        switch self {
        case .null: return reference is NSNull
        case .bool(let value): return reference as? Bool == value
        case .integer(let value): return (reference as? NSNumber)?.int64Value == value
        case .double(let value):
            // Not equality: Foundation reads long fractions by way of a decimal and misses the nearest double.
            guard let reference = (reference as? NSNumber)?.doubleValue else { return false }
            return abs(value - reference) <= abs(value) * 1e-15
        case .string(let value): return reference as? String == value
        case .array(let elements):
            guard let reference = reference as? [Any], reference.count == elements.count else { return false }
            return zip(elements, reference).allSatisfy { $0.agrees(with: $1) }
        case .object(let object):
            guard let reference = reference as? [String: Any], reference.count == object.count else { return false }
            return object.allSatisfy { member in reference[member.key].map { member.value.agrees(with: $0) } ?? false }
        }
    }
}
