import ArgumentParser
import BusinessServices
import Onboarding
import Platform
import Preferences
import TerminalText

/// `petsave setup`
struct SetupCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Answer what PetSave would like to know of you, once or anew.",
        discussion: """
            Asks where you are, whom you are looking for, who lives with you and whether use is counted, page by page, and \
            keeps it all when you confirm at the end. Each page can be skipped; leaving before the end changes nothing \
            and is exit code 130. An onboarding that was interrupted, as by a closed terminal, is taken up again.

            What options answer is not asked. With --yes or --no-input nothing is, and what no option answers stays as it \
            is; “none” takes an answer away. Every answer is also a setting: `petsave config list` shows them.

              petsave setup
              petsave setup --place 19104 --type cat,small-furry --dogs yes --yes
              petsave setup --experience none --no-input

            Your place is looked up on this machine. Types and wishes make match scores; lists show all animals unless \
            you filter them.
            """
    )

    @OptionGroup(title: "Answers")
    var answers: SetupAnswerOptions

    @Flag(help: "Keep what the options say without asking anything.")
    var yes = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let streams = root.world.streams
        let isComplete = answers.given.count == OnboardingField.allCases.count
        let canAsk = streams.input.isTerminal && streams.error.isTerminal
        let asks = canAsk && !yes && !output.noInput && !isComplete
        guard asks || !answers.given.isEmpty else { throw Self.nothingToAsk }

        let view = LatestOnboardingView()
        let coordinator = OneShotOnboardingCoordinator()
        let events = root.onboarding(usesDraft: asks, view: view, coordinator: coordinator)
        if asks {
            let console = PromptConsole(canvas: output.canvas(for: .error, in: root), input: streams.input)
            let prompts = OnboardingPrompts(events: events, view: view, console: console, given: answers.given)
            guard try await prompts.run() else { throw CommandFailure("Nothing was changed.", .interrupted) }
        } else {
            try await OnboardingScript(events: events, view: view, given: answers.given).run()
        }
        try await tellChanges(coordinator, in: root)
        return .found
    }

    private static let nothingToAsk = CommandFailure(
        """
        Nobody can be asked here, so say what to keep: \(SetupAnswerOptions.names.joined(separator: ", ")). \
        `petsave help setup` tells more.
        """,
        .usage
    )

    private func tellChanges(_ coordinator: OneShotOnboardingCoordinator, in root: CompositionRoot) async throws {
        let canvas = output.canvas(for: .error, in: root)
        guard !coordinator.changed.isEmpty else {
            try canvas.write([StyledText("Your settings say so already; nothing was changed.")])
            return
        }
        let settings = root.preferencesUseCase(view: OneShotPreferencesView(style: .change, canvas: canvas))
        for key in coordinator.changed { try await settings.viewDidRequest(key: key.rawValue) }
    }
}
