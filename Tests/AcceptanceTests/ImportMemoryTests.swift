import FoundationEssentials
import Glibc
import Testing

@Suite("The memory of an import")
struct ImportMemoryTests {
    /// The fewer animals are several batches, too. From there on SQLite's cache grows, to 32 MB, and what the C library keeps
    /// for the next batch; an import that held every animal would take more than 70 MB more.
    @Test("six times as many animals take less than 50 MB more")
    func growth() throws {
        let small = try peak(animals: 10_000)
        let large = try peak(animals: 60_000)
        #expect(large - small < 50 * 1024, "\(small) KiB for 10,000 animals, \(large) KiB for 60,000")
    }

    /// The most memory, in KiB, that an import has had at its end.
    ///
    /// The system's own account of a child counts what its parent had when it started it, so the program is asked
    /// itself, at the one moment when it has done everything but cannot end: its output is full.
    private func peak(animals count: Int) throws -> Int {
        let home = try Home()
        let file = try home.file("animals.ndjson", GeneratedAnimals(count: count).bytes)
        let child = try home.start(["import", file, "--json"], filledOutput: true)
        let error = try #require(child.error)
        var told = ""
        while !told.contains("animals read:") {
            let bytes = try #require(try error.read())
            try #require(!bytes.isEmpty, "It ended early: \(told)")
            told += String(decoding: bytes, as: UTF8.self)
        }
        #expect(told.contains("0 changed, 0 as before."))
        let status = try String(contentsOf: URL(filePath: "/proc/\(child.id)/status"), encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        _ = try child.converse([])
        #expect(try child.wait() == .exit(0))
        return try #require(Int(line.split { !$0.isNumber }.first ?? ""))
    }
}
