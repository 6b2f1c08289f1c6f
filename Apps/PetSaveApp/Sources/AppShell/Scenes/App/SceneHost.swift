import Domain
import FoundationEssentials
import Platform
import TerminalInput
import TerminalScreen
import TerminalText

/// Holds the scenes that are open, hands them what the person does, and puts their frames into the app's own.
///
/// It knows no terminal: events go in, frames come out.
@MainActor
final class SceneHost: SceneEnvironment {
    /// Says, once for any number of changes, that the frame is to be drawn again.
    nonisolated let redraws: AsyncStream<Void>
    private let redrawsContinuation: AsyncStream<Void>.Continuation

    private let capabilities: TerminalCapabilities
    private let now: @Sendable () -> Date
    private let tasks = SceneTasks()

    private var factory: any SceneMaking
    private var unit: DistanceUnit
    /// What covers everything while the app gets ready.
    private var cover: (any Scene)?

    private(set) var tab = AppTab.nearYou
    /// The scenes of each tab that was opened, the one on top last.
    private var stacks: [AppTab: [any Scene]] = [:]
    private var mementos: [AppTab: SceneMemento] = [:]
    private(set) var message: StatusMessage?
    private(set) var size: TerminalSize
    private(set) var isQuitting = false
    /// Makes the app anew, since settings became others.
    var onRestart: @MainActor () async -> Void = {}

    init(
        factory: any SceneMaking,
        capabilities: TerminalCapabilities,
        size: TerminalSize,
        unit: DistanceUnit,
        now: @escaping @Sendable () -> Date
    ) {
        self.factory = factory
        self.capabilities = capabilities
        self.size = size
        self.unit = unit
        self.now = now
        (redraws, redrawsContinuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Shows a scene over everything, until the app starts.
    func cover(with scene: any Scene) {
        cover = scene
        scene.didAppear()
        setNeedsDisplay()
    }

    /// Opens the tab that the person left.
    func start(restoring restored: AppMemento = AppMemento()) {
        cover?.didDisappear()
        cover = nil
        mementos = restored.scenes
        open(restored.tab)
    }

    /// Closes everything and opens the present tab again, with other settings.
    func restart(with factory: any SceneMaking, unit: DistanceUnit) {
        let kept = memento
        scene?.didDisappear()
        stacks = [:]
        self.factory = factory
        self.unit = unit
        start(restoring: kept)
    }

    /// Where the person is, for the next start.
    var memento: AppMemento {
        var scenes = mementos
        for (tab, stack) in stacks { scenes[tab] = stack.first?.memento ?? scenes[tab] }
        return AppMemento(tab: tab, scenes: scenes)
    }

    /// The scene on top.
    var scene: (any Scene)? { cover ?? stacks[tab]?.last }

    /// Waits until nothing is under way any more.
    func settle() async { await tasks.settle() }

    /// The terminal goes away: what is on top is told, so that it can keep what would be lost.
    func close() { scene?.didDisappear() }

    /// Calls off what is under way.
    func stop() async { await tasks.stop() }

    // MARK: - What a scene asks for

    func setNeedsDisplay() { redrawsContinuation.yield() }

    func tell(_ message: StatusMessage) {
        self.message = message
        setNeedsDisplay()
    }

    func run(_ work: @escaping @MainActor () async -> Void) { tasks.run(work) }

    func go(to route: Route) {
        defer { setNeedsDisplay() }
        if case .tab(let tab) = route { return open(tab) }
        guard let opened = factory.scene(for: route, in: self) else { return }
        scene?.didDisappear()
        stacks[tab, default: []].append(opened)
        opened.didAppear()
    }

    func goBack() {
        guard let stack = stacks[tab], stack.count > 1 else { return }
        stacks[tab]?.removeLast().didDisappear()
        scene?.didAppear()
        setNeedsDisplay()
    }

    /// A sync went on: whatever shows animals may show others.
    func catalogDidChange() {
        for stack in stacks.values { stack.forEach { $0.catalogDidChange() } }
    }

    func restart() {
        run { [weak self] in await self?.onRestart() }
    }

    /// Ends the app.
    func quit() {
        isQuitting = true
        setNeedsDisplay()
    }

    private func open(_ next: AppTab) {
        if next != tab { scene?.didDisappear() }
        let wasOpen = next == tab && stacks[next] != nil
        tab = next
        if stacks[next] == nil { stacks[next] = [factory.scene(of: next, restoring: mementos[next], in: self)] }
        if !wasOpen { scene?.didAppear() }
        setNeedsDisplay()
    }

    // MARK: - What the person does

    func resize(to size: TerminalSize) {
        self.size = size
        setNeedsDisplay()
    }

    func handle(_ event: TerminalEvent) {
        defer { setNeedsDisplay() }
        switch event {
        case .mouse(let mouse): handle(mouse)
        case .focus: break
        case .key, .paste:
            message = nil
            if scene?.type(event) == true { return }
            guard case .key(let press) = event, let key = keys.key(for: press) else { return }
            if let reason = key.unavailable { return tell(.notice(reason)) }
            perform(key.action)
        }
    }

    private func handle(_ mouse: MouseEvent) {
        switch mouse.kind {
        case .scrollUp: scene?.scroll(by: -Self.wheelRows)
        case .scrollDown: scene?.scroll(by: Self.wheelRows)
        case .press(.left):
            message = nil
            let target = drawn().clickTargets.last {
                $0.rows.contains(mouse.row) && $0.columns.contains(mouse.column)
            }
            if let target { perform(target.action) }
        case .press, .release, .drag: break
        }
    }

    /// How far a turn of the wheel goes.
    private static let wheelRows = 3

    /// Every key that means something now: the scene's own before the app's.
    var keys: [SceneKey] {
        let own = scene?.state.keys ?? []
        let taken = Set(own.flatMap(\.keys))
        let all = scene?.state.takesText == true ? appKeys.compactMap(\.besidesText) : appKeys
        return own + all.filter { !taken.isSuperset(of: $0.keys) }
    }

    private var appKeys: [SceneKey] {
        // What is seen while the app gets ready can be left by nothing, and explains nothing.
        if scene?.coversTabs == true { return cover == nil ? [Self.helpKey] : [] }
        let isNested = (stacks[tab]?.count ?? 0) > 1
        return [
            SceneKey(
                [KeyPress(.escape)],
                "Esc",
                "back",
                .back,
                unavailable: isNested ? nil : "This is where you started. Press q to quit.",
                isProminent: isNested
            ),
            SceneKey("/", "search", .search, isProminent: true),
            SceneKey([KeyPress(.tab)], "Tab", "next tab", .nextTab),
            SceneKey([KeyPress(.tab, .shift)], "Shift-Tab", "previous tab", .previousTab),
            SceneKey("z", "undo", .undo),
            Self.helpKey,
            SceneKey("q", "quit", .quit, isProminent: true),
        ]
    }

    private static let helpKey = SceneKey(
        [KeyPress(.character("?")), KeyPress(.function(1))],
        "? F1",
        "help",
        .help,
        isProminent: true
    )

    private func perform(_ action: SceneAction) {
        if scene?.perform(action) == true { return }
        switch action {
        case .back: goBack()
        case .nextTab: open(tab.next)
        case .previousTab: open(tab.previous)
        case .tab(let tab): open(tab)
        case .search: search()
        case .help:
            let covers = scene?.coversTabs == true
            go(to: .help(HelpContents(title: scene?.state.title ?? "", keys: keys, coversTabs: covers)))
        case .undo: undo()
        case .quit: quit()
        default: break
        }
    }

    /// Leads to the field of the search, wherever the person is, so that what they type next goes there.
    private func search() {
        let above = stacks[.search]?.dropFirst().count ?? 0
        if tab == .search {
            if above > 0 { scene?.didDisappear() }
            stacks[.search]?.removeLast(above)
            if above > 0 { scene?.didAppear() }
        } else {
            stacks[.search]?.removeLast(above)
            open(.search)
        }
        _ = scene?.perform(.search)
    }

    private func undo() {
        guard let scene else { return }
        run { [weak self] in
            let brought = await scene.undo()
            self?.tell(brought.map { .done($0) } ?? .notice("There is nothing to undo."))
        }
    }

    // MARK: - What there is to see

    /// The whole screen as it is now.
    func frame() -> ScreenFrame {
        let drawn = drawn()
        let isPlain = capabilities.chrome == .ascii
        let title = scene.map { "PetSave – \($0.state.title)" }
        return ScreenFrame(
            size: size,
            rows: isPlain ? drawn.rows.map(PlainCharacters.row) : drawn.rows,
            cursor: drawn.cursor,
            pictures: drawn.pictures,
            title: isPlain ? title.map(PlainCharacters.text) : title
        )
    }

    private func drawn() -> SceneFrame {
        let stage = Stage(
            columns: size.columns,
            rows: size.rows,
            capabilities: capabilities,
            unit: unit,
            moment: now()
        )
        let chrome = AppChrome(tab: scene?.coversTabs == true ? nil : tab, keys: keys, message: message)
        guard let scene, let body = chrome.body(of: stage) else { return chrome.tooSmall(stage) }
        scene.willDraw(on: body)
        return chrome.frame(around: scene.state.frame(on: body), on: stage)
    }
}

extension AppTab {
    var next: AppTab { moved(by: 1) }
    var previous: AppTab { moved(by: -1) }

    private func moved(by steps: Int) -> AppTab {
        let all = Self.allCases
        let index = (all.firstIndex(of: self) ?? 0) + steps
        return all[(index + all.count) % all.count]
    }
}
