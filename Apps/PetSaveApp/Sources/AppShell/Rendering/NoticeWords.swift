import AnimalMap
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

    static func sentence(_ notice: AnimalMapPresentation.Notice) -> String {
        switch notice {
        case .sampleCatalog: sample
        }
    }

    /// A notice as lines of standard error.
    static func lines(_ sentence: String, width: Int) -> [StyledText] {
        StyledText("Note: " + sentence, style: .dim).wrapped(toWidth: width)
    }
}
