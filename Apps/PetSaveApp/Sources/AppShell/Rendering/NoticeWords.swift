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
        case .sourceFailed(let source, let reason, let age):
            "\(source) could not be refreshed\(age.map { " (tried \(AnimalWords.ago($0)))" } ?? ""): "
                + "\(firstSentence(of: reason)) `petsave source disable \(source)` leaves it out."
        case .sourcesBusy(let sources):
            "\(list(sources)) \(sources.count == 1 ? "is" : "are") being fetched by another PetSave right now."
        case .outdated(let sources): outdated(sources)
        case .sourcesUnreadable(let reason): reason
        case .refreshUnfinished(let sources):
            "There was no time to wait for all of \(list(sources)); `petsave sync` fetches the rest."
        }
    }

    /// `happy was last fetched 8 minutes ago, penn 2 days ago.`
    private static func outdated(_ sources: [SourceFreshness]) -> String {
        let ages = sources.enumerated().map { index, source in
            "\(source.name)\(index == 0 ? " was last fetched" : "") \(AnimalWords.ago(source.age))"
        }
        return ages.joined(separator: ", ") + "."
    }

    /// What happened; what a person could do about it is for whoever asks that source alone.
    private static func firstSentence(of reason: String) -> String {
        guard let end = reason.firstRange(of: ". ") else { return reason }
        return reason[..<end.lowerBound] + "."
    }

    private static func list(_ sources: [SourceName]) -> String {
        sources.map(\.text).joined(separator: ", ")
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
