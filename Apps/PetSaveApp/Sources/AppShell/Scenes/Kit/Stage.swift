import Domain
import FoundationEssentials
import TerminalScreen
import TerminalText

/// What a scene is drawn for: the room it has, and how things look there.
struct Stage: Hashable, Sendable {
    /// Cells from left to right.
    var columns: Int
    /// Rows from top to bottom, without those that the app itself needs.
    var rows: Int
    var capabilities: TerminalCapabilities
    /// What distances are told in.
    var unit: DistanceUnit
    /// The moment that ages are told for.
    var moment: Date

    var theme: Theme { Theme(capabilities) }
    var chrome: Chrome { capabilities.chrome }

    /// The same with less room.
    func inset(columns: Int = 0, rows: Int = 0) -> Stage {
        var stage = self
        stage.columns = max(1, self.columns - columns)
        stage.rows = max(0, self.rows - rows)
        return stage
    }
}
