import Platform
import TerminalText
import Testing

@Suite("Statistics on the command line")
struct StatsCommandTests {
    private func lines(_ rig: Rig, _ arguments: String...) async -> [Substring] {
        #expect(await rig.run(["stats", "19104"] + arguments) == 0)
        return rig.output.text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("are bars on a terminal, all of which begin in one column")
    func bars() async {
        let lines = await lines(Rig(terminalColumns: 80, variables: ["NO_COLOR": "1"]))
        let starts = lines.compactMap { line in
            line.firstIndex { "█▉▊▋▌▍▎▏".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
        }
        #expect(starts.count > 20)
        #expect(Set(starts).count == 1)
        #expect(lines.contains("Distance"))
        #expect(lines.contains { $0.hasPrefix("  Scales, Fins & Other ") })
        // The greatest of a group fills its line.
        #expect(lines.count { $0.count == 80 } >= 6)
    }

    @Test("are plain numbers on a pipe and with --plain")
    func plain() async {
        let pipe = await lines(Rig())
        #expect(!pipe.joined().contains("█"))
        #expect(await lines(Rig(terminalColumns: 80), "--plain") == pipe)
    }

    @Test("are bars of number signs where the locale has no others")
    func ascii() async {
        let rig = Rig(terminalColumns: 60, variables: ["NO_COLOR": "1", "LANG": "C"])
        let lines = await lines(rig)
        #expect(lines.contains { $0.hasSuffix("####") })
        #expect(rig.output.text.allSatisfy { $0.isASCII })
    }

    @Test("have no line wider than the terminal", arguments: [20, 40, 60, 132])
    func width(columns: Int) async {
        let lines = await lines(Rig(terminalColumns: columns, variables: ["NO_COLOR": "1"]))
        let widest = lines.max { $0.displayWidth < $1.displayWidth } ?? ""
        #expect(widest.displayWidth <= columns, "\(widest)")
    }
}
