import Testing

@testable import AppShell

@Suite("What can be said in the plain app")
struct PlainCommandTests {
    @Test("no word stands for two commands, and every word is understood as its own")
    func words() {
        let all = PlainCommand.allCases.flatMap(\.words)
        #expect(Set(all).count == all.count)
        for command in PlainCommand.allCases {
            for word in command.words {
                guard let place = command.places.first else { continue }
                #expect(
                    PlainInstruction("  \(word.uppercased())  a  b ", in: place) == .command(command, rest: "a b")
                )
            }
        }
    }

    @Test("every word does in every place what the help says", arguments: PlainPlace.allCases)
    func everyWord(in place: PlainPlace) async throws {
        let all = PlainCommand.allCases.filter { $0 != .quit }
        // The news are told once, so that every word there needs a home of its own.
        let groups =
            place == .news
            ? all.map { [($0, $0.words[0])] } : [all.flatMap { command in command.words.map { (command, $0) } }]
        for group in groups {
            let conversation = try await PlainConversation()
            defer { conversation.rig.removeHome() }
            let lines = group.enumerated().flatMap { index, spoken in
                Self.before(spoken.0, in: place) + ["mark\(index)", spoken.1 + Self.argument(of: spoken.0, in: place)]
            }
            let transcript = await conversation.hold(lines)
            #expect(transcript.code == 0)
            let said = PlainAppTests.unwrapped(transcript.said)
            for (index, (command, word)) in group.enumerated() {
                guard let mark = said.firstRange(of: "“mark\(index)” is not understood.") else {
                    Issue.record("“\(word)” in \(place) was not reached: \(said.suffix(1_000))")
                    return
                }
                let answer = said[mark.upperBound...].prefix(1_200)
                let expected =
                    !command.places.contains(place)
                    ? "“\(command.words[0])” can be said in:"
                    : word == "new" ? "Nothing is new." : Self.answer(to: command, in: place)
                #expect(answer.contains(expected), "“\(word)” in \(place) is answered: \(answer)")
            }
        }
    }

    @Test("every word for the end ends it", arguments: PlainCommand.quit.words)
    func quits(_ word: String) async throws {
        let conversation = try await PlainConversation()
        defer { conversation.rig.removeHome() }
        for lines in [[], ["near"], ["near", "1"], ["alerts"], ["search"], ["place"], ["near", "rate"]] {
            let transcript = await conversation.hold(lines + [word, "mark"])
            #expect(transcript.code == 0)
            #expect(!transcript.said.contains("“mark”"))
        }
    }

    @Test("the help tells of everything that can be said, and of nothing else", arguments: PlainPlace.allCases)
    func help(in place: PlainPlace) async throws {
        let conversation = try await PlainConversation()
        defer { conversation.rig.removeHome() }
        let said = PlainAppTests.unwrapped(await conversation.hold(Self.enter(place) + ["help"]).said)
        let start = try #require(said.firstRange(of: "You are in: \(place.name)."))
        let help = said[start.upperBound...]
        for command in PlainCommand.allCases {
            #expect(help.contains("“\(command.example(in: place))”:") == command.places.contains(place))
        }
        #expect(help.contains(place.numberHelp))
    }

    /// What leads to the place from any other.
    private static func enter(_ place: PlainPlace) -> [String] {
        switch place {
        case .menu: ["near", "back"]
        case .near: ["near"]
        case .search: ["search dog"]
        case .news: ["alerts", "check"]
        case .shortlist: ["near", "keep 1", "shortlist"]
        case .alerts: ["alerts"]
        case .details: ["near", "1"]
        }
    }

    /// What has to be said before the command makes sense.
    private static func before(_ command: PlainCommand, in place: PlainPlace) -> [String] {
        let number = place.listsAnimals ? " 1" : ""
        return switch command {
        case .undo: ["near", "keep 2", "remove 2"] + enter(place)
        case .remove, .again: enter(place) + ["keep\(number)"]
        default: enter(place)
        }
    }

    private static func argument(of command: PlainCommand, in place: PlainPlace) -> String {
        let number = place.listsAnimals ? " 1" : ""
        return switch command {
        case .search: " cat"
        case .filter: " young cat"
        case .place: " 10001"
        case .keep, .remove, .photos, .open: number
        case .rate: "\(number) 5"
        case .note: "\(number) sweet"
        default: ""
        }
    }

    /// A part of what the command is answered with.
    private static func answer(to command: PlainCommand, in place: PlainPlace) -> String {
        switch command {
        case .near: "animals near "
        case .search: "Understood: type Cat"
        case .shortlist: "our shortlist"
        case .alerts: "1 alert. “check”"
        case .place: "Your place is 10001 now."
        case .more: "up to number 10 of"
        case .filter: "Understood: age Young, type Cat"
        case .refresh: place == .near ? "36 animals near" : "12 animals"
        case .check: "Dogs: 12 new animals."
        case .keep: "in your shortlist"
        case .remove: "was removed."
        case .rate: "is rated 5 of 5."
        case .note: "The note on"
        case .photos: "There is no photo."
        case .open: "holds no page to open."
        case .undo: "is back in your shortlist."
        case .again: again(in: place)
        case .back: place == .menu ? "there is nothing to go back to" : "Back in: "
        case .help: "You are in: \(place.name)."
        case .quit: ""
        }
    }

    private static func again(in place: PlainPlace) -> String {
        switch place {
        case .menu: "What would you like?"
        case .near: "36 animals near"
        case .search: "12 animals"
        case .news: "12 animals that were new."
        case .shortlist: "in your shortlist"
        case .alerts: "1 alert. “check”"
        case .details: "In your shortlist."
        }
    }
}
