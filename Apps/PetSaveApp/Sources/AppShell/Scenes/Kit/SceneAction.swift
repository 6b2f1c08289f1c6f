/// Everything that a person can ask a scene or the app for, by a key, a click, or a word in plain mode.
enum SceneAction: Hashable, Sendable {
    // Moving about in what is shown.
    case up, down, left, right
    case pageUp, pageDown, top, bottom
    /// The row of that number, counted from 0.
    case select(Int)
    /// The row of that number, and open it.
    case choose(Int)

    // With what is shown.
    case open
    case refresh
    /// Types other words into the search.
    case search
    /// Lists everything that an alert looks for.
    case showAll
    case filters
    case map
    case changePlace
    /// How far around the place.
    case changeRadius
    case order
    case create
    case edit
    case remove
    case toggle
    case clear
    case rename
    /// Asks for other words of what is chosen.
    case rephrase
    /// Looks what is new.
    case check
    /// Says yes to what was asked.
    case confirm

    // With an animal.
    case shortlist
    /// 0 to 5.
    case rate(Int)
    /// Takes the rating back.
    case unrate
    case note
    case openListing
    case nextPhoto
    case openPhoto

    // In a text field or a form.
    case submit
    case adopt
    case skip

    // Of the app itself.
    case back
    case nextTab, previousTab
    case tab(AppTab)
    case undo
    case help
    case quit
}
