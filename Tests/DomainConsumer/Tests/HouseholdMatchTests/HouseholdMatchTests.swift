import Domain
import FoundationEssentials
import Glibc
import Testing

@testable import household_match

@Suite("A tool on Domain alone")
struct HouseholdMatchTests {
    private func line(_ id: String, children: String, cats: String, status: String = "adoptable") -> String {
        """
        {"id":"s:\(id)","type":"Dog","name":"\(id)","status":"\(status)",\
        "environment":{"children":\(children),"dogs":null,"cats":\(cats)}}
        """
    }

    @Test("ranks who gets along, leaves out who does not, and does not take silence for either")
    func ranking() {
        let lines = [
            #"{"organization":{"id":"o"}}"#, "not JSON", line("half", children: "true", cats: "null"),
            line("never", children: "true", cats: "false"), line("best", children: "true", cats: "true"),
            line("gone", children: "true", cats: "true", status: "adopted"),
        ]
        let matches = HouseholdMatch.ranked(lines: lines, household: [.children, .cats])
        #expect(
            matches.map(\.line) == [
                "100\ts:best\tbest\tchildren: good, cats: good",
                "75\ts:half\thalf\tchildren: good, cats: nobody said",
            ]
        )
    }

    @Test("loads neither Foundation, nor its ICU part, nor any third party's library")
    func linkage() throws {
        let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let tool = folder.appending(path: "household-match").path
        try #require(FileManager.default.isExecutableFile(atPath: tool), "\(tool) is not built")
        // The dynamic loader itself tells what it would load, and does not start the program.
        guard let pipe = unsafe popen("LD_TRACE_LOADED_OBJECTS=1 '\(tool)'", "r") else {
            Issue.record("the tool could not be asked")
            return
        }
        defer { unsafe pclose(pipe) }
        var output: [UInt8] = []
        while case let byte = unsafe getc(pipe), byte != EOF { output.append(UInt8(byte)) }
        let libraries = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.map { String($0.drop { $0 == "\t" }) }
        }
        #expect(libraries.contains("libFoundationEssentials.so"))
        let allowed = [
            "linux-vdso", "libswift", "lib_FoundationCollections", "libFoundationEssentials", "libdispatch",
            "libBlocksRuntime", "lib_FoundationCShims", "libstdc++", "libm.", "libgcc_s", "libc.", "/lib64/ld-linux",
            "/lib/ld-linux",
        ]
        for library in libraries {
            #expect(allowed.contains { library.hasPrefix($0) }, "\(library) is loaded")
        }
    }
}
