import AnimalsNearYou
import TerminalText

/// What is told besides an answer.
enum NoticeWords {
    static let sample = """
        These animals are invented: nothing has been imported yet, so the built-in sample answers. \
        `petsave import FILE` brings real ones.
        """

    static func sentence(_ notice: AnimalsNearYouPresentation.Notice) -> String {
        switch notice {
        case .sampleCatalog: sample
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
