import ArgumentParser
import Domain
import TerminalText

/// `petsave help TOPIC`, which ``CommandLineSyntax`` turns into this.
struct TopicCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "topic", shouldDisplay: false)

    static let mendsSettings = true

    @Argument
    var name: String

    func run(in root: CompositionRoot) async throws -> ExitCode {
        guard let topic = HelpTopic(rawValue: name.lowercased()) else { throw unknown }
        let canvas = Canvas(root.world, output: .output, color: .auto, plain: false)
        try canvas.write(HelpTopicLines(width: min(canvas.width, 100)).lines(of: topic))
        return .found
    }

    private var unknown: CommandFailure {
        let topics = HelpTopic.allCases.map(\.rawValue)
        let suggestion =
            EditDistance.nearest(to: name.lowercased(), among: topics + CommandLineSyntax.commandNames)
            .map { " Did you mean `petsave help \($0)`?" } ?? ""
        let all = topics.joined(separator: ", ")
        return CommandFailure(
            "There is no help on “\(name)”.\(suggestion) Besides the commands, which `petsave --help` lists, there are: \(all).",
            .usage
        )
    }
}
