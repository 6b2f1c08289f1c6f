import Onboarding
import TerminalInput

/// The onboarding on the whole screen: a page at a time, with its answers below each other.
@MainActor
final class OnboardingScene: Scene, OnboardingView {
    private(set) var state = OnboardingSceneState()
    private weak let environment: (any SceneEnvironment)?
    private var events: (any OnboardingViewEvents)?
    private var outbox = OnboardingOutbox()
    private var isSending = false
    private var hasEnded = false

    init(environment: any SceneEnvironment) {
        self.environment = environment
    }

    /// Connects the scene with its use case.
    func attach(_ events: any OnboardingViewEvents) {
        self.events = events
    }

    var coversTabs: Bool { true }

    func didAppear() {
        // After the help was closed, it goes on where it was.
        guard state.page == nil else { return }
        send { [weak self] events in
            do throws(OnboardingError) {
                try await events.viewDidAppear()
            } catch {
                self?.environment?.tell(.failure(error.description))
            }
        }
    }

    func didDisappear() {
        guard !hasEnded else { return }
        send { await $0.viewWillDisappear() }
    }

    @MainActor
    func present(_ presentation: OnboardingPresentation) async {
        let isOther = presentation.page != state.page?.page
        state.page = presentation
        hasEnded = presentation.phase == .finished || presentation.phase == .left
        if isOther {
            state.texts = [:]
            state.atHand = nil
        }
        if isOther || presentation.obstacle == nil { state.isRefused = false }
        // What is typed runs ahead of what the use case knows of it.
        if !isSending || outbox.isEmpty {
            for field in presentation.fields where field.field.kind == .text {
                if state.texts[field.field]?.text != field.text { state.texts[field.field] = TextField(field.text) }
            }
        }
        environment?.setNeedsDisplay()
    }

    func type(_ event: TerminalEvent) -> Bool {
        guard let field = state.typedField, var text = state.texts[field] else { return false }
        switch event {
        case .paste(let pasted): text.insert(pasted)
        case .key(let press) where press != KeyPress(.left) || !text.text.isEmpty:
            guard text.handle(press) else { return false }
        case .key, .mouse, .focus: return false
        }
        let isOther = text.text != state.texts[field]?.text
        state.texts[field] = text
        if isOther {
            state.isRefused = false
            outbox.add(typed: text.text, in: field)
            sendOutbox()
        }
        environment?.setNeedsDisplay()
        return true
    }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .choose(let index):
            guard state.items.indices.contains(index) else { return true }
            state.atHand = state.items[index]
            mark()
        case .toggle: mark()
        case .submit: submit()
        case .left: send { await $0.viewDidGoBack() }
        case .skip: skip()
        case .back: send { await $0.viewDidCancel() }
        default: return false
        }
        environment?.setNeedsDisplay()
        return true
    }

    private func move(by rows: Int) {
        let items = state.items
        guard let item = state.item, let index = items.firstIndex(of: item) else { return }
        state.atHand = items[max(0, min(index + rows, items.count - 1))]
    }

    private func skip() {
        if let page = state.page, page.skippingLosesAnswers {
            environment?.tell(.notice("Skipped: your settings hold for “\(page.title)”."))
        }
        send { await $0.viewDidSkip() }
    }

    private func mark() {
        guard case .choice(let field, let choice)? = state.item else { return }
        switch field.kind {
        case .severalChoices, .onOff: send { await $0.viewDidToggle(choice, in: field) }
        case .oneChoice, .text: send { await $0.viewDidChoose(choice, in: field) }
        }
    }

    private func submit() {
        switch state.item {
        case .confirmation:
            send { [weak self] events in
                do throws(OnboardingError) {
                    try await events.viewDidConfirm()
                } catch {
                    self?.environment?.tell(.failure(error.description))
                }
            }
        case .answer(let field): send { await $0.viewDidReturn(to: field.page) }
        case .choice(let field, let choice) where field.kind == .text:
            // A suggestion is the answer that the person was about to type.
            send { await $0.viewDidChoose(choice, in: field) }
            state.atHand = .text(field)
        case .choice, .text, .continuation, nil: goOn()
        }
    }

    /// Leaves the page for the next one; where it cannot be left, what is in the way is at hand from then on.
    private func goOn() {
        send { [weak self] events in
            let page = self?.state.page?.page
            await events.viewDidContinue()
            guard let self, let shown = state.page, shown.page == page, let obstacle = shown.obstacle else { return }
            state.isRefused = true
            if let field = shown.fields.first(where: { $0.problem == obstacle }) { state.atHand = .text(field.field) }
            environment?.setNeedsDisplay()
        }
    }

    private func send(_ event: @escaping OnboardingOutbox.Event) {
        outbox.add(event)
        sendOutbox()
    }

    /// Tells the use case, one thing after the other.
    private func sendOutbox() {
        guard !isSending, let events, let environment else { return }
        isSending = true
        environment.run { [weak self] in
            while let next = self?.outbox.next() { await next(events) }
            self?.isSending = false
        }
    }
}
