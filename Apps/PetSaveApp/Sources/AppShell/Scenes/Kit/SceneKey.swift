import TerminalInput

/// What a key does in a scene just now.
struct SceneKey: Hashable, Sendable {
    /// Any of these.
    let keys: [KeyPress]
    /// How they are called in the help: "↑ k".
    let shown: String
    /// What they do, in a few words: "open".
    let title: String
    let action: SceneAction
    /// Why not, when the key does nothing just now.
    let unavailable: String?
    /// Whether the line of keys below the scene tells it; the help tells them all.
    let isProminent: Bool

    init(
        _ keys: [KeyPress],
        _ shown: String,
        _ title: String,
        _ action: SceneAction,
        unavailable: String? = nil,
        isProminent: Bool = false
    ) {
        self.keys = keys
        self.shown = shown
        self.title = title
        self.action = action
        self.unavailable = unavailable
        self.isProminent = isProminent
    }

    /// A letter or a digit.
    init(
        _ character: Character,
        _ title: String,
        _ action: SceneAction,
        unavailable: String? = nil,
        isProminent: Bool = false
    ) {
        self.init(
            [KeyPress(.character(character))],
            String(character),
            title,
            action,
            unavailable: unavailable,
            isProminent: isProminent
        )
    }
}

extension SceneKey {
    /// The same as told in the line of keys: one of its names is enough there.
    var hint: SceneKey {
        let names = shown.split(separator: " ")
        guard names.count == keys.count, let name = names.first else { return self }
        return SceneKey(keys, String(name), title, action, unavailable: unavailable, isProminent: isProminent)
    }

    /// What is left of it while letters are text; `nil` when nothing is.
    var besidesText: SceneKey? {
        let names = shown.split(separator: " ")
        let kept = keys.indices.filter { !keys[$0].typesText }
        guard !kept.isEmpty else { return nil }
        return SceneKey(
            kept.map { keys[$0] },
            names.count == keys.count ? kept.map { String(names[$0]) }.joined(separator: " ") : shown,
            title,
            action,
            unavailable: unavailable,
            isProminent: isProminent
        )
    }
}

extension KeyPress {
    /// Whether it puts a character into a text field.
    var typesText: Bool {
        guard case .character = key else { return false }
        return modifiers.subtracting(.shift).isEmpty
    }
}

extension [SceneKey] {
    /// The keys that move about in a list.
    static let listMotion: [SceneKey] = [
        SceneKey([KeyPress(.up), KeyPress(.character("k"))], "↑ k", "up", .up),
        SceneKey([KeyPress(.down), KeyPress(.character("j"))], "↓ j", "down", .down),
        SceneKey([KeyPress(.pageUp), KeyPress(.character("b"), .control)], "PgUp Ctrl-B", "a page up", .pageUp),
        SceneKey(
            [KeyPress(.pageDown), KeyPress(.character("f"), .control), KeyPress(.character(" "))],
            "PgDn Ctrl-F Space",
            "a page down",
            .pageDown
        ),
        SceneKey([KeyPress(.home), KeyPress(.character("g"))], "Home g", "to the top", .top),
        SceneKey([KeyPress(.end), KeyPress(.character("G"))], "End G", "to the end", .bottom),
    ]

    /// Opens the row that is chosen.
    static func opening(_ title: String = "open", unavailable: String? = nil) -> SceneKey {
        SceneKey(
            [KeyPress(.enter), KeyPress(.right), KeyPress(.character("l"))],
            "Enter → l",
            title,
            .open,
            unavailable: unavailable,
            isProminent: true
        )
    }

    /// What `press` does.
    func key(for press: KeyPress) -> SceneKey? {
        first { $0.keys.contains(press) }
    }
}
