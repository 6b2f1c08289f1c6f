import FoundationEssentials
import Platform
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@Suite("Whatever somebody presses")
@MainActor
struct RandomUseTests {
    /// How many sequences there are, and how long each is. `PETSAVE_RANDOM_SEQUENCES=1000` takes its time.
    private static let sequences =
        ProcessEnvironment.current.dictionary["PETSAVE_RANDOM_SEQUENCES"].flatMap(Int.init) ?? 100
    private static let length = 200

    @Test("the app neither crashes nor hangs, and no frame leaves the screen")
    func anyKeys() async throws {
        let home = try AppHome()
        try await home.fill(with: try SceneSamples.animals(0..<80), of: [try SceneSamples.organization()])
        for seed in 1...UInt64(Self.sequences) {
            var random = Generator(state: seed)
            let host = try await home.host(size: Self.size(using: &random))
            host.start()
            for step in 1...Self.length {
                act(on: host, using: &random)
                let problem = Self.problem(in: host.frame())
                #expect(problem == nil, "seed \(seed), step \(step)")
                if problem != nil { return }
                // Answers arrive at once, later, or much later than the next key.
                switch Int.random(in: 0..<10, using: &random) {
                case 0: await host.settle()
                case 1..<5: await Task.yield()
                default: break
                }
                if host.isQuitting { break }
            }
            await host.settle()
            if !host.isQuitting {
                for _ in 0..<10 { host.handle(.key(KeyPress(.escape))) }
                host.handle(.key(KeyPress(.character("q"))))
                let stuck = host.frame().rows.map(\.plainText).joined(separator: "\n")
                #expect(host.isQuitting, "seed \(seed): a scene does not let go:\n\(stuck)")
            }
            await host.stop()
        }
    }

    private func act(on host: SceneHost, using random: inout Generator) {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<4: host.resize(to: Self.size(using: &random))
        case 4..<10:
            let kinds: [MouseEvent.Kind] = [.press(.left), .release(.left), .scrollUp, .scrollDown, .drag(.left)]
            let kind = kinds.randomElement(using: &random) ?? .scrollDown
            let column = Int.random(in: 0..<host.size.columns, using: &random)
            let row = Int.random(in: 0..<host.size.rows, using: &random)
            host.handle(.mouse(MouseEvent(kind, column: column, row: row)))
        case 10..<13: host.handle(.paste("Beagle 犬 \u{202E}\n\u{1B}[2J 19104"))
        case 13..<60: host.handle(.key(KeyPress(Self.commonKeys.randomElement(using: &random) ?? .enter)))
        case 60..<75:
            // What the scene says it understands.
            guard let key = host.keys.randomElement(using: &random), key.action != .quit,
                let press = key.keys.randomElement(using: &random)
            else { return }
            host.handle(.key(press))
        default:
            let characters = Array("abcdefghijklmnoprstuvwxyz0123456789 ,.-/é犬🐕")
            host.handle(.key(KeyPress(.character(characters.randomElement(using: &random) ?? "a"))))
        }
    }

    private static let commonKeys: [Key] = [
        .up, .down, .down, .down, .left, .right, .enter, .enter, .escape, .tab, .backspace, .pageDown, .pageUp, .home,
        .end,
        .character("?"), .character("/"), .character("f"), .character("s"), .character("m"), .character("r"),
        .character("z"), .character("3"), .delete, .function(5),
    ]

    private static func size(using random: inout Generator) -> TerminalSize {
        let columns = Int.random(in: 0..<8, using: &random) == 0 ? 1...39 : 40...220
        let rows = Int.random(in: 0..<8, using: &random) == 0 ? 1...11 : 12...70
        return TerminalSize(
            columns: Int.random(in: columns, using: &random),
            rows: Int.random(in: rows, using: &random)
        ) ?? AppHome.standardSize
    }

    /// What is wrong with a frame, if anything.
    private static func problem(in frame: ScreenFrame) -> String? {
        if frame.rows.count > frame.size.rows { return "\(frame.rows.count) rows on \(frame.size.rows)" }
        if let wide = frame.rows.first(where: { $0.displayWidth > frame.size.columns }) {
            return "\(wide.displayWidth) columns on \(frame.size.columns): \(wide.plainText)"
        }
        if let cursor = frame.cursor,
            !(0..<frame.size.rows).contains(cursor.row) || !(0..<frame.size.columns).contains(cursor.column)
        {
            return "a cursor at \(cursor) on \(frame.size)"
        }
        return nil
    }
}
