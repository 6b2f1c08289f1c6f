import TerminalInput
import TerminalText

/// Every key of a scene, what it does and, where it does nothing just now, why.
struct HelpSceneState: SceneState {
    let contents: HelpContents
    /// The first line that is seen.
    var first = 0
    /// How many lines there were, and room for how many, when it was last drawn.
    var lineCount = 0
    var pageRows = 0

    var title: String { "Help" }

    var keys: [SceneKey] {
        .listMotion + [
            SceneKey(
                [KeyPress(.escape), KeyPress(.character("q")), KeyPress(.character("?")), KeyPress(.function(1))],
                "Esc q ?",
                "close the help",
                .back,
                isProminent: true
            )
        ]
    }

    /// Wide enough for two columns that can be read.
    private static let twoColumns = 100
    private static let gap = 4

    /// How many rows the keys have, below the heading.
    func room(on stage: Stage) -> Int { max(1, stage.rows - 1) }

    func frame(on stage: Stage) -> SceneFrame {
        let theme = stage.theme
        let all = lines(on: stage)
        let start = max(0, min(first, all.count - room(on: stage)))
        let seen = all.dropFirst(start).prefix(room(on: stage))
        var heading = StyledText("Keys: \(contents.title)", style: theme.title)
        if seen.count < all.count {
            heading.append(
                theme.separator + "lines \(start + 1) to \(start + seen.count) of \(all.count)",
                style: theme.faint
            )
        }
        let rows = [heading.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)] + seen
        return SceneFrame(rows: Array(rows.prefix(stage.rows)))
    }

    /// The keys as they are laid out, from the first to the last.
    func lines(on stage: Stage) -> [StyledText] {
        let entries = meant
        guard stage.columns >= Self.twoColumns else {
            return entries.flatMap { lines(of: $0.key, reason: $0.reason, width: stage.columns, on: stage) }
        }
        let width = (stage.columns - Self.gap) / 2
        let blocks = entries.map { lines(of: $0.key, reason: $0.reason, width: width, on: stage) }
        let (left, right) = Self.halves(of: blocks)
        return (0..<max(left.count, right.count)).map { index in
            let begin = index < left.count ? left[index] : StyledText()
            guard index < right.count else { return begin }
            return begin.padded(toWidth: width + Self.gap) + right[index]
        }
    }

    /// The keys that mean what they say: of two with one key, the first is meant.
    private var meant: [(key: SceneKey, reason: String?)] {
        var taken: Set<KeyPress> = []
        let meant =
            Self.folded(contents.keys).filter { key in
                defer { taken.formUnion(key.keys) }
                return !key.keys.allSatisfy(taken.contains)
            } + Self.ofTerminal
        // What was said of the key above need not be said again.
        return zip(meant, [nil] + meant.map(\.unavailable)).map { key, above in
            (key, key.unavailable.map { $0 == above ? "as above" : $0 })
        }
    }

    /// The digits, each of which rates, as one key.
    private static func folded(_ keys: [SceneKey]) -> [SceneKey] {
        let ratings = keys.filter(\.isRating)
        guard let first = ratings.first, let last = ratings.last, ratings.count > 1 else { return keys }
        let all = SceneKey(
            ratings.flatMap(\.keys),
            "\(first.shown)-\(last.shown)",
            "rate so many of \(last.shown)",
            first.action,
            unavailable: first.unavailable
        )
        return keys.flatMap { $0 == first ? [all] : $0.isRating ? [] : [$0] }
    }

    /// What the terminal does with keys that never come to a scene.
    private static let ofTerminal: [SceneKey] = [
        SceneKey([], "Ctrl-C", "quit at once", .quit),
        SceneKey([], "Ctrl-Z", "set PetSave aside; fg brings it back", .back),
    ]

    /// `Enter   open`, and below it why it does nothing just now.
    private func lines(of key: SceneKey, reason: String?, width: Int, on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        let shown = stage.chrome == .unicode ? key.shown : key.plainShown
        let indent = min(keyWidth(on: stage), width / 2)
        let isIdle = key.unavailable != nil
        let text =
            StyledText(key.title, style: isIdle ? theme.faint : .plain)
            + StyledText(reason.map { " (not now: \($0))" } ?? "", style: theme.notice)
        let name = StyledText(shown, style: isIdle ? theme.faint : theme.accent).singleLine
            .truncated(toWidth: indent - 1, ellipsis: theme.ellipsis).padded(toWidth: indent)
        let margin = StyledText(String(repeating: " ", count: indent))
        return text.singleLine.wrapped(toWidth: max(2, width - indent)).enumerated()
            .map { ($0.offset == 0 ? name : margin) + $0.element }
    }

    private func keyWidth(on stage: Stage) -> Int {
        let widths = contents.keys.map { (stage.chrome == .unicode ? $0.shown : $0.plainShown).displayWidth }
        return (widths.max() ?? 0) + 2
    }

    /// The blocks in two columns of about the same height.
    private static func halves(of blocks: [[StyledText]]) -> ([StyledText], [StyledText]) {
        let total = blocks.reduce(0) { $0 + $1.count }
        var left: [StyledText] = []
        var right: [StyledText] = []
        for block in blocks {
            if right.isEmpty, left.count * 2 < total { left += block } else { right += block }
        }
        return (left, right)
    }
}

extension SceneKey {
    fileprivate var isRating: Bool {
        guard case .rate = action else { return false }
        return true
    }
}
