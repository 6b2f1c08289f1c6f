import BusinessServices
import Domain
import TerminalText

/// What is told besides an answer.
enum NoticeWords {
    static let sample = """
        These animals are invented: no source is set up and nothing was imported yet, so the built-in sample answers. \
        `petsave source add` connects a real source, `petsave import FILE` brings what is in a file.
        """

    static func sentence(_ notice: ListNotice) -> String {
        switch notice {
        case .sampleCatalog: sample
        case .similarSpellings(exact: 0): "Nothing matches the words as they are written; these match nearly."
        case .similarSpellings(let exact):
            "\(AnimalWords.grouped(exact)) match\(exact == 1 ? "es" : "") the words as they are written; the others match nearly."
        case .sourceFailed(let source, let reason): "\(source) could not be refreshed: \(reason)"
        case .sourcesUnreadable(let reason): reason
        case .refreshUnfinished(let sources):
            "There was no time to wait for all of \(sources.map(\.text).joined(separator: ", ")); `petsave sync` fetches the rest."
        }
    }

    /// What is missing for a match, if one is to be shown.
    static func lines(_ match: MatchDisplay?, width: Int) -> [StyledText] {
        guard let match, !match.isAnswerable else { return [] }
        return lines(MatchWords.householdMissing, width: width)
    }

    /// A notice as lines of standard error.
    static func lines(_ sentence: String, width: Int) -> [StyledText] {
        StyledText("Note: " + sentence, style: .dim).wrapped(toWidth: width)
    }
}
