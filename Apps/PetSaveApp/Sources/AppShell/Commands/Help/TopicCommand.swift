import ArgumentParser
import Platform

/// `petsave help TOPIC`, which ``CommandLineSyntax`` turns into this.
struct TopicCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "topic", shouldDisplay: false)

    @Argument
    var name: String

    func run(in root: CompositionRoot) async throws -> ExitCode {
        guard let topic = HelpTopic(rawValue: name) else {
            let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure(
                "There is no help on “\(name)”. Besides the commands, which `petsave --help` lists, there are: \(topics).",
                .usage
            )
        }
        try root.world.streams.output.write(topic.text + "\n")
        return .found
    }
}
