import AnimalDetails
import BusinessServices
import Domain
import TerminalInput
import TerminalText

/// One animal: what the list knew of it, and what was looked up since.
struct DetailsSceneState: SceneState {
    /// What is known of it.
    var details: AnimalDetailsPresentation
    /// What its match is told for.
    var household: Household
    /// Its mark of the shortlist, when it is in there.
    var mark: ShortlistMarks.Mark?
    /// What the person wrote about it.
    var note: String?
    /// Why no more could be looked up.
    var problem: String?
    /// Which of its photos is shown.
    var photoIndex = 0
    /// The photo itself; `nil` while it is on its way.
    var photo: PhotoDisplay?
    /// The first line that is seen.
    var firstLine = 0

    var animal: Animal { details.listed.animal }

    var title: String { animal.name.isEmpty ? animal.id.description : animal.name }

    var keys: [SceneKey] {
        let notKept = mark == nil ? ShortlistSceneWords.notKept : nil
        let noListing = animal.url == nil ? "The record of \(title) holds no page to open." : nil
        let noPhoto = animal.photos.isEmpty ? "The record of \(title) holds no photo." : nil
        let onePhoto = noPhoto ?? (animal.photos.count == 1 ? "There is only one photo of \(title)." : nil)
        return Self.scrolling + .opinions(hasAnimal: true, mark: mark) + [
            SceneKey("n", note == nil ? "write a note" : "change the note", .note, unavailable: notKept),
            SceneKey("o", "open listing", .openListing, unavailable: noListing, isProminent: true),
            SceneKey(
                [KeyPress(.character("]")), KeyPress(.character(">")), KeyPress(.right)],
                "] > →",
                "next photo",
                .nextPhoto,
                unavailable: onePhoto
            ),
            SceneKey("P", "open photo", .openPhoto, unavailable: noPhoto),
            SceneKey([KeyPress(.left), KeyPress(.character("h"))], "← h", "back", .back),
        ]
    }

    private static let scrolling: [SceneKey] = [SceneKey].listMotion.map { key in
        let title =
            switch key.action {
            case .top: "to the first line"
            case .bottom: "to the last line"
            default: key.title
            }
        return SceneKey(key.keys, key.shown, title, key.action)
    }
}
