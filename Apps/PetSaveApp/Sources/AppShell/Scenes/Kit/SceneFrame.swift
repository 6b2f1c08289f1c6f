import TerminalScreen
import TerminalText

/// What a scene puts on its stage: rows from the top, each no wider than the stage.
struct SceneFrame: Hashable, Sendable {
    var rows: [StyledText]
    /// Where the cursor blinks, when text is typed.
    var cursor: ScreenPosition?
    var pictures: [PlacedPicture]
    /// What a click does, the last that holds the cell deciding.
    var clickTargets: [ClickTarget]

    init(
        rows: [StyledText] = [],
        cursor: ScreenPosition? = nil,
        pictures: [PlacedPicture] = [],
        clickTargets: [ClickTarget] = []
    ) {
        self.rows = rows
        self.cursor = cursor
        self.pictures = pictures
        self.clickTargets = clickTargets
    }
}

/// A rectangle that does something when it is clicked.
struct ClickTarget: Hashable, Sendable {
    var rows: Range<Int>
    var columns: Range<Int>
    var action: SceneAction
}
