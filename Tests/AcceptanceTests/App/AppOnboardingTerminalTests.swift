import TerminalEmulator
import Testing

@Suite("The app at its very first start, on a terminal", .serialized, .timeLimit(.minutes(10)))
struct AppOnboardingTerminalTests {
    @Test(
        "from a fresh home, the questions are answered and lead to the first list",
        .enabled(if: TmuxTerminal.isInstalled, "tmux is not installed: apt-get install tmux")
    )
    func firstList() async throws {
        try await onThread {
            let home = try Home()
            let tmux = try TmuxTerminal(in: home)
            try tmux.type("petsave --offline; echo ended $?")
            try tmux.press("Enter")
            try tmux.wait(for: "Welcome to PetSave  1 of 6")
            try tmux.press("Enter")
            try tmux.wait(for: "2 of 6")
            try tmux.type("19104")
            try tmux.wait(for: "Philadelphia, PA 19104")
            try tmux.press("Enter")
            for number in 3...5 {
                try tmux.wait(for: "\(number) of 6")
                try tmux.press("C-s")
            }
            try tmux.wait(for: "Your place: Philadelphia, PA 19104")
            try tmux.press("Enter")
            let lines = try tmux.wait(for: "1 of ")
            #expect(lines.first?.contains("[Near you]") == true, "\(lines)")
            #expect(lines.contains { $0.contains("Philadelphia, PA 19104") }, "\(lines)")
            #expect(lines.contains { $0.contains("▸") }, "\(lines)")
            try tmux.press("q")
            try tmux.wait(for: "ended 0")

            let place = try home.run("config", "get", "place")
            #expect(place.output.contains("19104"))
            let second = try AppTerminal(in: home, arguments: ["--offline"])
            try second.wait(for: "1 of ")
            #expect(second.screen.lines.first?.contains("[Near you]") == true)
        }
    }

    @Test("killed in the middle of the questions, the app goes on there, and has kept nothing in the settings")
    func killed() async throws {
        try await onThread {
            let home = try Home()
            let first = try AppTerminal(in: home, arguments: ["--offline"])
            try first.wait(for: "1 of 6")
            try first.type("\r")
            try first.wait(for: "2 of 6")
            try first.type("19104")
            try first.wait(for: "Philadelphia, PA 19104")
            try first.type("\r")
            try first.wait(for: "3 of 6")
            try first.kill()

            #expect(try !home.run("config", "get", "place").output.contains("19104"))
            let second = try AppTerminal(in: home, arguments: ["--offline"])
            try second.wait(for: "3 of 6")
            for number in 3...5 {
                try second.wait(for: "\(number) of 6")
                try second.type("\u{13}")
            }
            try second.wait(for: "Your place: Philadelphia, PA 19104")
            try second.type("\r")
            try second.wait(for: "[Near you]")
            try second.type("q")
            #expect(try second.ending() == .exit(0))
            #expect(try home.run("config", "get", "place").output.contains("19104"))
        }
    }

    @Test("a place that is typed at once is looked up as it stands in the end, and nothing older is shown behind it")
    func typing() async throws {
        try await onThread {
            let app = try AppTerminal(in: try Home(), arguments: ["--offline"])
            try app.wait(for: "1 of 6")
            try app.type("\r")
            try app.wait(for: "2 of 6")
            try app.type("19104")
            try app.wait(for: "Philadelphia, PA 19104")
            var isOlderShown = false
            app.watch = { screen in
                isOlderShown = isOlderShown || screen.lines.contains { $0.contains("No place is called") }
            }
            try app.type("\r")
            try app.wait(for: "3 of 6")
            #expect(!isOlderShown)
        }
    }
}
