import BusinessServices
import Domain
import Onboarding
import Platform
import Preferences

/// The app as a conversation: it tells and asks in lines of text, over the same use cases as the scenes.
///
/// Nothing is repainted, and nothing has a meaning by its colour or its place on the screen, so that it can be read aloud
/// and works on any terminal. What a mistake meets is a sentence; only an output that fails ends the conversation.
final class PlainApp {
    let console: PlainConsole
    let notices: PlainNotices
    let network: NetworkAccess
    let isOffline: Bool
    var root: CompositionRoot
    /// The menu, and the places that were entered from there.
    private var pages: [PlainPage] = [.menu]
    private var isEnding = false

    init(root: CompositionRoot, network: NetworkAccess, isOffline: Bool) {
        self.root = root
        self.network = network
        self.isOffline = isOffline || root.isOffline
        console = PlainConsole(root.world)
        notices = PlainNotices(console: console)
    }

    /// Talks until the person quits or the input ends.
    func run() async throws -> ExitCode {
        try root.catalogFile.bringUpToDate { _, _ in }
        let options = InteractiveOptions(isOffline: isOffline, network: network)
        let services = AppServiceRegistry(services: root.appServices(options) {}, clock: root.world.timer)
        do {
            try await onboard()
            if !isEnding {
                await services.launch()
                tellMenu()
                try await talk()
            }
        } catch {
            await services.terminate()
            throw error
        }
        await services.terminate()
        return .found
    }

    private func talk() async throws {
        while !isEnding {
            guard let line = try console.ask("\(page.place.name):") else { return }
            do {
                try await obey(PlainInstruction(line, in: page.place))
            } catch let error as StreamError {
                throw error
            } catch {
                console.say(PlainWords.sentence(for: error))
            }
        }
    }

    private func obey(_ instruction: PlainInstruction) async throws {
        switch instruction {
        case .command(let command, let rest): try await perform(command, rest)
        case .number(let number): try await choose(number)
        case .nothing: console.say("Type a number or a word. “help” tells what can be said.")
        case .unknown(let sentence): console.say(sentence)
        }
    }

    private func perform(_ command: PlainCommand, _ rest: String) async throws {
        switch command {
        case .near: try await listNear(rest)
        case .search: try await search(rest)
        case .shortlist: try await listShortlist()
        case .alerts: try await listAlerts()
        case .place: try await changePlace(rest)
        case .more: try await tellMore()
        case .filter: try await filter(rest)
        case .refresh: try await refresh()
        case .check: try await checkAlerts()
        case .keep: try await keep(rest)
        case .remove: try await remove(rest)
        case .rate: try await rate(rest)
        case .note: try await note(rest)
        case .photos: try tellPhotos(rest)
        case .open: try await openListing(rest)
        case .undo: try await undo()
        case .again: try await tellAgain()
        case .back: goBack()
        case .help: tellHelp()
        case .quit: isEnding = true
        }
    }

    private func choose(_ number: Int) async throws {
        switch page {
        case .menu:
            guard (1...PlainCommand.menu.count).contains(number) else { return console.say(page.place.numberHelp) }
            try await perform(PlainCommand.menu[number - 1], "")
        case .alerts(let view): try await tellAlert(number, of: view)
        case .near, .search, .news, .shortlist: try await tellDetails(number)
        case .details: try await rate(String(number))
        }
    }
}

// MARK: - Where the person is

extension PlainApp {
    var page: PlainPage { pages.last ?? .menu }

    /// Goes to one of the places that the menu leads to.
    func enter(_ page: PlainPage) {
        pages = [.menu, page]
    }

    /// Goes on to a place that ``goBack()`` leads out of.
    func push(_ page: PlainPage) {
        pages.append(page)
    }

    private func goBack() {
        guard pages.count > 1 else {
            return console.say("This is the menu; there is nothing to go back to. “quit” ends PetSave.")
        }
        pages.removeLast()
        console.say("Back in: \(page.place.name). “again” repeats what was told here.")
    }

    func tellMenu() {
        console.say("What would you like? Type a number or a word.")
        for (index, command) in PlainCommand.menu.enumerated() {
            console.say("\(index + 1). \(command.words[0]): \(command.help)")
        }
        console.say("“help” tells what else can be said, wherever you are.")
    }

    private func tellHelp() {
        console.say("You are in: \(page.place.name). You can say:")
        for command in PlainCommand.all(in: page.place) {
            console.say("“\(command.example(in: page.place))”: \(command.help)")
        }
        console.say(page.place.numberHelp)
    }
}

// MARK: - Asking

extension PlainApp {
    /// Asks for something that a command needs; `nil` when the person does not want to say it.
    func ask(_ question: String, help: String) throws(StreamError) -> String? {
        while let line = try console.ask(question) {
            if PlainCommand.quit.isMeant(by: line) {
                isEnding = true
                return nil
            } else if PlainCommand.back.isMeant(by: line) {
                console.say("Nothing was changed.")
                return nil
            } else if line.isEmpty || PlainCommand.help.isMeant(by: line) {
                console.say("\(help) “back” leaves it as it is.")
            } else {
                return line
            }
        }
        isEnding = true
        return nil
    }

    /// Asks what there is to know of somebody new, once.
    private func onboard() async throws {
        let file = root.internalSettings
        var (settings, mayWrite) = file.load(fallback: InternalSettings(hasPlace: root.preferences.place != nil))
        guard !settings.isOnboarded else { return }
        let view = LatestOnboardingView()
        let events = root.onboarding(view: view, coordinator: OneShotOnboardingCoordinator())
        let prompts = OnboardingPrompts(events: events, view: view, console: console.prompts, given: [:])
        if try await prompts.run() {
            root = try await CompositionRoot(world: root.world)
            console.say("That is kept. `petsave setup` asks again whenever you like.")
        } else if console.isOver {
            isEnding = true
            return
        } else {
            console.say("Nothing was changed. `petsave setup` asks again whenever you like.")
        }
        settings.isOnboarded = true
        if mayWrite { file.save(settings) }
    }
}
