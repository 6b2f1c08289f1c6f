import Platform
import Testing

@Suite("Completion of sources")
struct SourceCompletionTests {
    @Test("kinds, ready-made sources, and the names of those that are set up are offered, and no server is asked")
    func values() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(
            await completions(in: rig, of: ["source", "add"], "") == "rescuegroups socrata asm shelterluv petfinder web"
        )
        #expect(
            await completions(in: rig, of: ["source", "add"], at: 1, after: ["socrata"], "mo") == "montgomery-county"
        )
        #expect(await completions(in: rig, of: ["sync"], "mo") == "")
        #expect(!rig.exists("config"))
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        for command in [["source", "show"], ["source", "test"], ["source", "remove"], ["sync"]] {
            #expect(await completions(in: rig, of: command, "mo") == "montgomery-county")
        }
    }

    /// What a shell is offered for the positional argument of that index; by blanks.
    private func completions(
        in rig: Rig,
        of command: [String],
        at index: Int = 0,
        after arguments: [String] = [],
        _ typed: String
    ) async -> String {
        let later = rig.later()
        let words = ["petsave"] + command + arguments + [typed]
        let request =
            ["---completion"] + command + ["--", "positional@\(index)", "\(words.count - 1)", "\(typed.count)"]
        _ = await later.run(request + words)
        return later.output.text.split { $0.isNewline }.joined(separator: " ")
    }
}
