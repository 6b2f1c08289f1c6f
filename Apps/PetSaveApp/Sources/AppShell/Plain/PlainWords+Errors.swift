import Domain
import Search
import Shortlist

extension PlainWords {
    /// What went wrong; where the remedy is a command elsewhere, with the word for it here.
    static func sentence(for error: any Error) -> String {
        switch error {
        case SearchError.placeMissing: "From where? Add “near 19104” to the words, or tell where you are with “place”."
        case ShortlistError.notInList: "This animal is not in your shortlist. “keep” puts it there."
        case let failure as CommandFailure: failure.message
        default: "\(error)"
        }
    }
}
