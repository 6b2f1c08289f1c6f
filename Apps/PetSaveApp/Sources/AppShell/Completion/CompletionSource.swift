import ArgumentParser
import Domain

/// Where the values come from that a shell offers for an option or argument.
enum CompletionSource: Sendable {
    /// One of these words.
    case words([String])
    /// A list by comma of these words.
    case list([String])
    /// Breeds that there are adoptable animals of, by comma.
    case breeds
    /// Colours that there are adoptable animals of, by comma, or when the terminal is coloured.
    case colors
    /// Names of the catalogue's sources, by comma.
    case sources
    case places
    /// Ids of the catalogue's animals.
    case animals
    /// Ids of the shortlist's animals.
    case shortlist
    /// Names of alerts.
    case alerts
    /// Names of the sources that are set up.
    case configuredSources
    /// Kinds of feeds.
    case feedKinds
    /// Ready-made sources.
    case feedPresets

    /// A list by comma of a vocabulary's terms, as a person types them.
    static func terms<Known: Vocabulary>(of _: Known.Type, besides others: [String] = []) -> CompletionSource {
        .list(Known.allCases.map(OptionText.slug) + others)
    }

    /// Whether values go by comma.
    var isList: Bool {
        switch self {
        case .list, .breeds, .colors, .sources: true
        case .words, .places, .animals, .shortlist, .alerts, .configuredSources, .feedKinds, .feedPresets: false
        }
    }
}

extension CompletionKind {
    /// Asks the program itself, which answers from the catalogue on this machine.
    static func values(of source: CompletionSource) -> CompletionKind {
        .custom { words, index, prefix in
            // The parser cuts the prefix out of the last word, which is another one when the cursor is farther left.
            let typed = index == words.count - 1 || !words.indices.contains(index) ? prefix : words[index]
            return await Completer.current?.values(of: source, for: typed) ?? []
        }
    }
}
