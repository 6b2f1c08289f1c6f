import ArgumentParser
import Domain
import Shortlist

/// `petsave shortlist rate ID STARS`
struct ShortlistRateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate",
        abstract: "Say how much you like an animal of your shortlist.",
        discussion: "No stars are a rating too; none takes the rating back."
    )

    @Argument(help: "Which animal.", completion: .values(of: .shortlist))
    var id: String

    @Argument(help: ArgumentHelp("0 to 5, or none.", valueName: "stars"))
    var stars: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let rating = try rating()
        let view = OneShotShortlistView(notes: output.canvas(for: .error, in: root))
        try await root.shortlist(view: view).viewDidRate(id, rating)
        return .found
    }

    private func rating() throws(CommandFailure) -> Rating? {
        if stars.lowercased() == "none" { return nil }
        guard let rating = Int(stars).flatMap({ Rating($0) }) else {
            throw CommandFailure(
                "“\(stars)” is no rating. Give 0 to 5 stars, or none to take the rating back.",
                .usage
            )
        }
        return rating
    }
}
