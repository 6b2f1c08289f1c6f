import ArgumentParser
import Boundaries
import BusinessServices
import CatalogSync
import Domain

/// `petsave sync [SOURCE…]`
struct SyncCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Fetch what the sources have now.",
        discussion: """
            Each page is kept as it arrives. When a sync is stopped, by Ctrl-C or a loss of power, every whole page \
            stays, and the next sync goes on there. Animals that a source no longer lists are hidden after a pass over \
            all of it; where suddenly less than half is left, nothing is hidden unless --force says that this is right.

            `petsave near` and `petsave search` fetch what is due by themselves; `petsave sync` is for timers, and for \
            waiting until all is in. Exit code 0 means that at least one source went well. When all fail, 77 stands for \
            keys, 78 for settings, 75 for what passes by itself, 69 for servers that cannot be reached.
            """
    )

    @Argument(help: "Which sources; none for all that are switched on.", completion: .values(of: .configuredSources))
    var sources: [String] = []

    @Flag(help: "Ask for everything, also where changes would do.")
    var full = false

    @Flag(help: "Believe a source that lists suddenly much less, and ask one that wants to be left alone for now.")
    var force = false

    @Flag(help: .hidden)
    var offline = false

    @OptionGroup
    var network: NetworkOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        guard !offline else {
            throw CommandFailure("`petsave sync` asks servers, so it cannot do without them. Leave --offline out.", .usage)
        }
        try root.requireNetwork(for: "petsave sync")
        let view = OneShotCatalogSyncView(
            format: try output.chosenFormat(root.preferences),
            data: output.canvas(for: .output, in: root),
            notes: output.canvas(for: .error, in: root)
        )
        let request = CatalogSyncRequest(names: sources, isFull: full, isForced: force)
        let useCase = root.catalogSync(request: request, network: try network.access(in: root), view: view)
        let presentation = try await useCase.viewDidRequestSync().value
        return presentation.allFailed ? .ofFailures(presentation.sources.compactMap(\.failure)) : .found
    }
}
