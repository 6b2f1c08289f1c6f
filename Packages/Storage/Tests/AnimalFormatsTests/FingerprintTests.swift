import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("Fingerprints of records that are read")
struct FingerprintTests {
    private struct Known: KnownRecords {
        let fingerprints: Set<RecordFingerprint>

        func contains(_ fingerprint: RecordFingerprint) -> Bool { fingerprints.contains(fingerprint) }
    }

    private func read(
        _ text: String,
        source: String? = nil,
        version: String? = "1",
        knowing known: Set<RecordFingerprint> = []
    ) async throws -> RecordPortion {
        let archive = FileArchive(importedAt: importTime, standardInput: BytesInput(Array(text.utf8)), version: version)
        let reader = try archive.open(ImportInput(path: "-", source: source.flatMap { SourceName($0) }))
        return try #require(try await reader.next(100, knowing: Known(fingerprints: known)))
    }

    private func record(_ id: Int, _ name: String) -> String {
        #"{"id":\#(id),"organization_id":"PA1","type":"Dog","name":"\#(name)","status":"adoptable"}"#
    }

    @Test("a record that is known is told in its place, and can be read after all", arguments: ["", "\"animals\":"])
    func known(list: String) async throws {
        let first = try await read(#"{"animals":[\#(record(1, "A")),\#(record(2, "B")),\#(record(3, "C"))]}"#)
        let fingerprints = first.fingerprints.compactMap(\.self)
        #expect(Set(fingerprints).count == 3)
        let told = "\(record(1, "A")), 7, \(record(2, "Bea")),\(record(3, "C")),\(record(4, "D")),\(record(2, "B"))"
        let again = try await read(list.isEmpty ? "[\(told)]" : "{\(list)[\(told)]}", knowing: Set(fingerprints))
        #expect(again.animals.map(\.name) == ["Bea", "D"])
        #expect(again.fingerprints.count == 2 && Set(again.fingerprints).isDisjoint(with: first.fingerprints))
        #expect(again.repeated.map(\.position) == [0, 1, 2])
        #expect(again.repeated.map(\.fingerprint) == [0, 2, 1].map { fingerprints[$0] })
        #expect(again.repeated.map { $0.read() } == [0, 2, 1].map { first.animals[$0] })
        #expect(again.repeated.allSatisfy { $0.fetchedAt == importTime })
        #expect(again.faults.count == 1)
    }

    @Test("a fingerprint is of one source and one version of the program, and of records that Petfinder's form has")
    func salt() async throws {
        let text = "[\(record(1, "A"))]"
        var all: [RecordFingerprint?] = []
        for (source, version) in [(nil, "1"), (nil, "2"), ("other", "1"), ("other", "2")] as [(String?, String)] {
            all += try await read(text, source: source, version: version).fingerprints
        }
        #expect(Set(all).count == 4 && !all.contains(nil))
        #expect(try await read(text, version: nil).fingerprints == [nil])
        let own = #"{"source":"mine","source_id":"1","type":"Dog","name":"A","status":"adoptable"}"#
        let table = "id,type,name\n1,Dog,A\n"
        for text in [own, table] {
            let portion = try await read(text)
            #expect(portion.animals.count == 1 && portion.fingerprints == [nil], "\(portion.faults)")
        }
    }

    @Test("portions count what is known, and tell its place in each of them")
    func portions() async throws {
        let text = "[\((0..<10).map { record($0, "A") }.joined(separator: ","))]"
        let known = try await Set(read(text).fingerprints.enumerated().compactMap { $0 % 3 == 0 ? nil : $1 })
        let archive = FileArchive(importedAt: importTime, standardInput: BytesInput(Array(text.utf8)), version: "1")
        let reader = try archive.open(ImportInput(path: "-"))
        var positions: [[Int]] = []
        while let portion = try await reader.next(4, knowing: Known(fingerprints: known)) {
            #expect(portion.animals.count + portion.repeated.count <= 4)
            positions.append(portion.repeated.map(\.position))
        }
        #expect(positions.filter { !$0.isEmpty } == [[1, 1], [0, 0, 1], [0]])
    }
}
