import FoundationEssentials
import Platform
import Testing

@Suite("A rotated file")
struct RotatedFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "rotated-\(UUID().uuidString)").path

    private func file(limit: Int) -> RotatedFile { RotatedFile(path: folder + "/log.txt", limit: limit) }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("keeps lines in their order over two files of bounded size, and lets the oldest go")
    func rotates() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = file(limit: 100)
        for number in 1_000..<1_200 { try file.append(line: Array("line \(number)".utf8)) }
        let newer = try text(file.path), older = try text(file.olderPath)
        #expect(file.olderPath == folder + "/log.1.txt")
        #expect(newer.utf8.count <= 100 && older.utf8.count <= 100)
        let kept = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(kept.last == "line 1199" && kept.count > 10)
        #expect(kept.map(String.init) == (1_200 - kept.count..<1_200).map { "line \($0)" })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["log.1.txt", "log.txt"])
    }

    @Test("a line that was left half written costs itself alone")
    func halfLine() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = file(limit: 1_000)
        try file.append(line: Array("whole".utf8))
        try AppendedFile(path: file.path).append(Array("hal".utf8))
        try file.append(line: Array("next".utf8))
        #expect(try text(file.path) == "whole\nhal\nnext\n")
    }

    @Test("several may append at once, and lose nothing that is not too old")
    func atOnce() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = file(limit: 6_000)
        await withDiscardingTaskGroup { group in
            for writer in 0..<8 {
                group.addTask {
                    for number in 0..<100 { try? file.append(line: Array("\(writer)-\(number)".utf8)) }
                }
            }
        }
        let lines = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 800 && Set(lines).count == 800)
    }

    @Test("is for its owner's eyes only, and leaves nothing behind when it is removed")
    func removal() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = file(limit: 20)
        #expect(try file.contents().isEmpty)
        #expect(try !file.remove())
        for _ in 0..<5 { try file.append(line: Array("ten bytes.".utf8)) }
        #expect(try FileInformation(path: file.path).permissions == .ownerOnly)
        #expect(try file.remove())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
