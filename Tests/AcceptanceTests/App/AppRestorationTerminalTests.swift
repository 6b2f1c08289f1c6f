import TerminalEmulator
import Testing

@Suite("The app begins where it was left, on a terminal", .serialized, .timeLimit(.minutes(10)))
struct AppRestorationTerminalTests {
    @Test("the place in the list, far down, comes back with everything around it")
    func place() async throws {
        try await onThread {
            let home = try Home.settled(animals: 400)
            let first = try AppTerminal(in: home, arguments: ["--offline"])
            try first.wait(for: " 1 of 400")
            var place = 1
            while place < 120 { place = try first.pageDown(of: "400") }
            try first.type("kk")
            try first.wait(for: "two places above") { $0.place(of: "400") == place - 2 && !$0.isLoading }
            let left = first.screen.lines
            try first.type("q")
            #expect(try first.ending() == .exit(0))

            let second = try AppTerminal(in: home, arguments: ["--offline"])
            try second.wait(for: "what was left") { $0.lines == left }
        }
    }

    @Test("the tab and its search come back, and each other tab as it was")
    func tab() async throws {
        try await onThread {
            let home = try Home.settled(animals: 100)
            let first = try AppTerminal(in: home, arguments: ["--offline"])
            try first.wait(for: " 1 of 100")
            try first.type("jjj")
            try first.wait(for: " 4 of 100")
            try first.type("/")
            try first.wait(for: "[Search]")
            try first.type("number dog\r")
            try first.wait(for: " 1 of 50")
            try first.type("jj")
            try first.wait(for: " 3 of 50")
            let left = first.screen.lines
            try first.type("q")
            #expect(try first.ending() == .exit(0))

            let second = try AppTerminal(in: home, arguments: ["--offline"])
            try second.wait(for: "what was left") { $0.lines == left }
            try second.type("\u{1B}[Z")
            try second.wait(for: " 4 of 100")
            #expect(second.screen.lines.first?.contains("[Near you]") == true)
        }
    }
}
