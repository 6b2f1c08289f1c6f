import ArgumentParser
import FoundationEssentials
import LayerRules
import LayerWorkspace

/// Compares a Swift monorepo's manifests and imports with the table in its ARCHITECTURE.md.
struct LayerCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layercheck",
        abstract: "Compare every manifest and every import with the table of layers in ARCHITECTURE.md.",
        discussion: """
            Without --graph, --base, --rules or --update-figure, prints what breaks a rule.
            Exit status: 0 when nothing does, 1 when something does, 2 when it could not check.
            """
    )

    @Option(help: "The repository's folder; by default the nearest one upwards that holds the table.")
    var root: String?

    @Option(help: "The Markdown file with the table, from the repository's folder.")
    var table = "ARCHITECTURE.md"

    @Option(help: "How to write the outcome.")
    var format = OutputFormat.text

    @Option(help: "Print the graph of the packages, layers as ranks, instead of checking.")
    var graph: GraphFormat?

    @Option(help: "Print what was added to and removed from the graph and the table since a revision.")
    var base: String?

    @Flag(help: "Put the current graph into the document's figure.")
    var updateFigure = false

    @Flag(help: "List the rules.")
    var rules = false

    @Option(help: "Where evaluated manifests are kept; by default .build/layercheck in the repository.")
    var cache: String?

    @Flag(help: "Evaluate every manifest anew.")
    var noCache = false

    func validate() throws {
        if base != nil, format == .sarif || format == .github {
            throw ValidationError("--base answers as text or json only")
        }
        if [graph != nil, base != nil, updateFigure, rules].filter({ $0 }).count > 1 {
            throw ValidationError("--graph, --base, --update-figure and --rules exclude each other")
        }
    }

    func run() async throws {
        if rules {
            for rule in Rule.allCases {
                print("\(rule.rawValue): \(rule.summary)")
            }
            return
        }
        do throws(CheckFailure) {
            try await answer()
        } catch {
            Console.writeError(error.message)
            throw ExitCode(2)
        }
    }
}
