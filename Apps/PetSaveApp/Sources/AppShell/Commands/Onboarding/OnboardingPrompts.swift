import Domain
import Onboarding

/// The onboarding as prompts: a page after the other, a question after the other.
///
/// Nothing is repainted, nothing has a meaning by its colour or place alone, and every answer can be typed as a number or in
/// words.
struct OnboardingPrompts {
    let events: any OnboardingViewEvents
    let view: LatestOnboardingView
    let console: PromptConsole
    /// What options answered already, and is not asked the first time.
    let given: [OnboardingField: String]

    private static let introduction = """
        Answer with a number or in words; Enter keeps what is in brackets. “skip” leaves a page as your settings have it, \
        “back” goes back, “none” takes an answer away, “help” tells more, “cancel” leaves, and nothing is changed.
        """

    /// Asks until the person confirms or leaves; whether they confirmed.
    func run() async throws -> Bool {
        try await events.viewDidAppear()
        try console.tell(Self.introduction)
        var told: Set<String> = []
        var taken: Set<OnboardingField> = []
        while let shown = view.latest, shown.phase == .asking {
            for notice in shown.notices where told.insert(notice).inserted { try console.tell(notice) }
            let news = shown.fields.map(\.field).filter { given[$0] != nil && taken.insert($0).inserted }
            try await take(news)
            let open = shown.fields.map(\.field).filter { !news.contains($0) }
            if open.isEmpty, !news.isEmpty {
                await events.viewDidContinue()
                continue
            }
            try introduce(shown)
            if !shown.summary.isEmpty {
                try await confirm(shown)
            } else if open.isEmpty {
                try await read()
            } else {
                try await ask(open)
            }
        }
        return view.latest?.phase == .finished
    }

    private func take(_ fields: [OnboardingField]) async throws {
        let entry = OnboardingEntry(events: events, view: view)
        for field in fields {
            if let problem = await entry.enter(given[field] ?? "", in: field, isNumbered: false) {
                throw OnboardingScript.refusal(of: field, problem: problem, in: view)
            }
        }
    }

    private func introduce(_ page: OnboardingPresentation) throws {
        try console.pause()
        try console.tell("Page \(page.number) of \(page.count): \(page.title)")
        for paragraph in page.paragraphs { try console.tell(paragraph) }
        for line in page.summary {
            try console.tell("  \(line.label): \(line.value)" + (line.isChanged ? " (new)" : ""))
        }
    }

    /// A page that only tells.
    private func read() async throws {
        switch try console.ask("Enter goes on:") {
        case .text(""): await events.viewDidContinue()
        case .text(let text): try console.tell("“\(text)” answers nothing here. Press Enter, or type “cancel”.")
        case .help: try console.tell(Self.introduction)
        case let reply: await leave(by: reply)
        }
    }

    /// A page that asks: back from the first question is back to the page before.
    private func ask(_ fields: [OnboardingField]) async throws {
        var index = 0
        while index < fields.count {
            switch try await ask(fields[index]) {
            case .text: index += 1
            case .back where index > 0: index -= 1
            case let reply: return await leave(by: reply)
            }
        }
        await events.viewDidContinue()
        if let obstacle = view.latest?.obstacle { try console.tell(obstacle) }
    }

    /// Asks for a field until it is answered, or the person wants something else.
    private func ask(_ field: OnboardingField) async throws -> PromptConsole.Reply {
        let entry = OnboardingEntry(events: events, view: view)
        try list(field, withHint: false)
        while let shown = view.field(field) {
            let reply = try console.ask("\(shown.label) [\(Self.present(shown))]:")
            switch reply {
            case .text(""):
                guard let problem = shown.problem else { return reply }
                try console.tell(problem)
            case .text(let text):
                guard let problem = await entry.enter(text, in: field, isNumbered: true) else {
                    if let meaning = view.field(field)?.meaning { try console.tell("That is: \(meaning).") }
                    return reply
                }
                try console.tell(problem)
                if field.kind == .text { try list(field, withHint: false) }
            case .help: try list(field, withHint: true)
            case .skip, .back, .startOver, .cancel: return reply
            }
        }
        return .cancel
    }

    /// What can be chosen, with its numbers.
    private func list(_ field: OnboardingField, withHint: Bool) throws {
        guard let shown = view.field(field) else { return }
        if withHint { try console.tell(Self.introduction) }
        if withHint || field.kind == .text { try console.tell(shown.hint) }
        guard field.kind != .onOff else { return }
        for (index, choice) in shown.choices.enumerated() {
            let mark = choice.isSuggested ? ", as usual there" : choice.isMarked ? ", chosen" : ""
            try console.tell("  \(index + 1). \(choice.label)\(mark)")
        }
    }

    /// The answer that Enter keeps.
    private static func present(_ field: OnboardingPresentation.Field) -> String {
        let marked = field.choices.filter(\.isMarked).map(\.label)
        switch field.field.kind {
        case .text: return field.text.isEmpty ? OnboardingEntry.none : field.text
        case .oneChoice: return marked.first ?? OnboardingEntry.none
        case .severalChoices: return marked.isEmpty ? "any" : marked.joined(separator: ", ")
        case .onOff: return marked.isEmpty ? "no" : "yes"
        }
    }

    private func confirm(_ page: OnboardingPresentation) async throws {
        let first = OnboardingPage.welcome.index + 2
        let pages = "\(first) to \(page.number - 1)"
        switch try console.ask("Keep this? yes, back, cancel, or \(pages) to change that page:") {
        case .text(let text) where ["y", "yes"].contains(text.lowercased()):
            if let obstacle = page.obstacle { try console.tell(obstacle) }
            try await events.viewDidConfirm()
        case .text(let text):
            if let number = Int(text), (first..<page.number).contains(number) {
                await events.viewDidReturn(to: OnboardingPage.allCases[number - 1])
            } else {
                try console.tell("Type “yes” to keep it, “cancel” to leave without keeping it, or a number \(pages).")
            }
        case .skip: try console.tell("There is nothing to skip here: type “yes”, or “cancel”.")
        case .help: try console.tell(Self.introduction)
        case let reply: await leave(by: reply)
        }
    }

    private func leave(by reply: PromptConsole.Reply) async {
        switch reply {
        case .skip: await events.viewDidSkip()
        case .back: await events.viewDidGoBack()
        case .startOver: await events.viewDidStartOver()
        case .cancel: await events.viewDidCancel()
        case .text, .help: break
        }
    }
}
