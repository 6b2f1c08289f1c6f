import ArgumentParser
import Platform
import Shortlist

/// `petsave shortlist note ID TEXT`
struct ShortlistNoteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "note",
        abstract: "Write a note on an animal of your shortlist.",
        discussion: """
            The note replaces the one before; an empty one takes it away. - reads it from standard input. Put -- before \
            one that begins with a dash.
            """
    )

    @Argument(help: "Which animal.", completion: .values(of: .shortlist))
    var id: String

    @Argument(help: "Your words, or - for standard input.")
    var text: [String]

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let note = text == ["-"] ? try Self.everything(in: root.world.streams.input) : text.joined(separator: " ")
        let view = OneShotShortlistView(notes: output.canvas(for: .error, in: root))
        try await root.shortlist(view: view).viewDidNote(id, note)
        return .found
    }

    /// What is not UTF-8 becomes replacement characters.
    private static func everything(in input: any TextInput) throws(StreamError) -> String {
        var bytes: [UInt8] = []
        while true {
            let chunk = try input.read(upTo: 65_536)
            guard !chunk.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk
        }
    }
}
