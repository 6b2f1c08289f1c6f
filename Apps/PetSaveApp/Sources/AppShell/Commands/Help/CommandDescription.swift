import ArgumentParser
import JSONStreaming

/// A command as the argument parser knows it, so that manuals and advice never disagree with `--help`.
struct CommandDescription: Sendable {
    let name: String
    let abstract: String
    let discussion: String
    /// Whether `--help` lists it.
    let isVisible: Bool
    /// What runs where no subcommand is named.
    let defaultSubcommand: String?
    let subcommands: [CommandDescription]
    let arguments: [ArgumentDescription]

    /// The program itself, with everything below it.
    static func ofProgram() throws(JSONSyntaxError) -> CommandDescription {
        CommandDescription(try JSONParser.parse(PetSaveCommand._dumpHelp())["command"] ?? .null)
    }

    init(_ json: JSONValue) {
        name = json["commandName"]?.stringValue ?? ""
        abstract = json["abstract"]?.stringValue ?? ""
        discussion = json["discussion"]?.stringValue ?? ""
        isVisible = json["shouldDisplay"]?.boolValue ?? true
        defaultSubcommand = json["defaultSubcommand"]?.stringValue
        subcommands = (json["subcommands"]?.arrayValue ?? []).map(Self.init)
        arguments = ArgumentDescription.joiningInversions((json["arguments"]?.arrayValue ?? []).map { .init($0) })
    }

    /// The subcommands that `--help` lists; the argument parser counts its own `help` as visible, and does not list it.
    var visibleSubcommands: [CommandDescription] { subcommands.filter { $0.isVisible && $0.name != "help" } }

    /// The subcommand of that name.
    func subcommand(_ name: String) -> CommandDescription? { subcommands.first { $0.name == name } }
}
