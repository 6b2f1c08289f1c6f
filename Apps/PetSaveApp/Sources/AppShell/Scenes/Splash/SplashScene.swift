import TerminalText

/// What is seen while the app gets ready.
@MainActor
final class SplashScene: Scene {
    private(set) var state = SplashSceneState()
    private weak let environment: (any SceneEnvironment)?

    init(environment: any SceneEnvironment) {
        self.environment = environment
    }

    var coversTabs: Bool { true }

    /// So many of so many steps are done.
    func show(_ progress: SplashSceneState.Progress) {
        state.progress = progress
        environment?.setNeedsDisplay()
    }

    func perform(_ action: SceneAction) -> Bool {
        guard action == .quit else { return false }
        environment?.quit()
        return true
    }
}

/// The program's name and, when getting ready takes longer, how far that is.
struct SplashSceneState: SceneState {
    /// Steps of bringing the catalogue's tables up to date.
    struct Progress: Hashable, Sendable {
        var done: Int
        var total: Int
    }

    var progress: Progress?

    var title: String { "PetSave" }

    var keys: [SceneKey] { [SceneKey("q", "quit", .quit)] }

    func frame(on stage: Stage) -> SceneFrame {
        let theme = stage.theme
        var lines = [
            StyledText("PetSave", style: theme.accent),
            StyledText("finds the pet that is waiting for you", style: theme.faint),
        ]
        if let progress, progress.total > 0 {
            lines += [
                StyledText(),
                StyledText("Updating the catalogue: \(progress.done) of \(progress.total)"),
                bar(progress, on: stage),
            ]
        }
        let above = max(0, (stage.rows - lines.count) / 2)
        let rows = Array(repeating: StyledText(), count: above) + lines.map { centred($0, on: stage) }
        return SceneFrame(rows: Array(rows.prefix(stage.rows)))
    }

    private func bar(_ progress: Progress, on stage: Stage) -> StyledText {
        let width = min(40, max(4, stage.columns - 4))
        let filled = width * min(progress.done, progress.total) / progress.total
        let (full, empty) = stage.chrome == .unicode ? ("█", "░") : ("#", ".")
        return StyledText(String(repeating: full, count: filled), style: stage.theme.accent)
            + StyledText(String(repeating: empty, count: width - filled), style: stage.theme.faint)
    }

    private func centred(_ line: StyledText, on stage: Stage) -> StyledText {
        let line = line.truncated(toWidth: stage.columns, ellipsis: stage.chrome.ellipsis)
        return StyledText(String(repeating: " ", count: (stage.columns - line.displayWidth) / 2)) + line
    }
}
