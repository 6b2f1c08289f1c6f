import TerminalInput

/// What a scene shows and lets somebody do, as a value: its frame is a function of it and of the stage alone.
protocol SceneState: Hashable, Sendable {
    /// What stands in the heading.
    var title: String { get }

    /// Every key that means something here, with those that do nothing just now and why.
    var keys: [SceneKey] { get }

    /// Whether a text field has the keyboard, so that letters are text and no keys of the app.
    var takesText: Bool { get }

    /// What there is to see.
    func frame(on stage: Stage) -> SceneFrame
}

extension SceneState {
    var takesText: Bool { false }
}

/// One screen of the app: holds its state, is the view of its use cases, and tells them what happens.
///
/// A scene is made by the ``SceneFactory`` and lives on the main actor; what its use cases do runs elsewhere and arrives
/// through its view protocols.
@MainActor
protocol Scene: AnyObject, Sendable {
    associatedtype State: SceneState

    var state: State { get }

    /// Whether it takes the whole screen, and none of the app's own keys hold.
    var coversTabs: Bool { get }

    /// It is on top from now on: the first time, or again after what lay over it was closed.
    func didAppear()

    /// Something lies over it, or it is closed.
    func didDisappear()

    /// The room it has, before its next frame.
    func willDraw(on stage: Stage)

    /// Takes what is typed as text; answers whether it did. What it leaves goes to its keys.
    func type(_ event: TerminalEvent) -> Bool

    /// Does what a key of its state stands for; answers whether it did.
    func perform(_ action: SceneAction) -> Bool

    /// The mouse wheel was turned by so many rows, down when positive.
    func scroll(by rows: Int)

    /// Takes back the last removal; answers what was brought back, or `nil` when there is nothing.
    func undo() async -> String?

    /// The catalogue is another than it was: a sync went on behind the scenes.
    func catalogDidChange()

    /// What it wants to find again at the next start of the app, if anything.
    var memento: SceneMemento? { get }
}

extension Scene {
    var coversTabs: Bool { false }

    func didAppear() {}
    func didDisappear() {}
    func willDraw(on stage: Stage) {}
    func type(_ event: TerminalEvent) -> Bool { false }
    func undo() async -> String? { nil }
    func catalogDidChange() {}
    var memento: SceneMemento? { nil }

    func scroll(by rows: Int) {
        for _ in 0..<abs(rows) { _ = perform(rows < 0 ? .up : .down) }
    }
}
