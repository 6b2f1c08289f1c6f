import Onboarding
import TerminalInput

/// The onboarding on the whole screen: a page at a time, with its answers below each other.
@MainActor
final class OnboardingScene: Scene, OnboardingView {
    private(set) var state = OnboardingSceneState()
    private weak let environment: (any SceneEnvironment)?
    private var events: (any OnboardingViewEvents)?
    /// What was done and has not reached the use case yet, in order.
    private var waiting: [Message] = []
    private var isSending = false
    private var hasEnded = false

    private struct Message {
        /// The field whose text it tells; nothing else can be replaced by what is typed next.
        var typedField: OnboardingField?
        let deliver: @MainActor (any OnboardingViewEvents) async -> Void
    }

    init(environment: any SceneEnvironment) {
        self.environment = environment
    }

    /// Connects the scene with its use case.
    func attach(_ events: any OnboardingViewEvents) {
        self.events = events
    }

    var coversTabs: Bool { true }

    func didAppear() {
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
            state.focus = 0
        }
        // What is typed runs ahead of what the use case knows of it.
        if !isSending || waiting.isEmpty {
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
        if isOther { send(typedField: field) { [text] in await $0.viewDidType(text.text, in: field) } }
        environment?.setNeedsDisplay()
        return true
    }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .choose(let index):
            state.focus = max(0, min(index, state.items.count - 1))
            mark()
        case .toggle: mark()
        case .submit: submit()
        case .left: send { await $0.viewDidGoBack() }
        case .skip: send { await $0.viewDidSkip() }
        case .back: send { await $0.viewDidCancel() }
        default: return false
        }
        environment?.setNeedsDisplay()
        return true
    }

    private func move(by rows: Int) {
        state.focus = max(0, min(state.focus + rows, state.items.count - 1))
    }

    private func mark() {
        guard case .choice(let field, let choice)? = state.item else { return }
        switch field.kind {
        case .severalChoices, .onOff: send { await $0.viewDidToggle(choice.id, in: field) }
        case .oneChoice, .text: send { await $0.viewDidChoose(choice.id, in: field) }
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
        case .answer(let line): send { await $0.viewDidReturn(to: line.field.page) }
        case .choice(let field, let choice) where field.kind == .text:
            // A suggestion is the answer that the person was about to type.
            send { await $0.viewDidChoose(choice.id, in: field) }
            state.focus = 0
        case .choice, .text, .continuation, nil: send { await $0.viewDidContinue() }
        }
    }

    /// Tells the use case, one thing after the other. Of a text that is typed faster than it can be looked up, only what it
    /// has become is told.
    private func send(
        typedField: OnboardingField? = nil,
        _ event: @escaping @MainActor (any OnboardingViewEvents) async -> Void
    ) {
        if typedField != nil, waiting.last?.typedField == typedField { waiting.removeLast() }
        waiting.append(Message(typedField: typedField, deliver: event))
        guard !isSending, let events, let environment else { return }
        isSending = true
        environment.run { [weak self] in
            while let next = self?.nextMessage() { await next.deliver(events) }
            self?.isSending = false
        }
    }

    private func nextMessage() -> Message? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
