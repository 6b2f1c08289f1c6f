import ArgumentParser
import AsyncHTTPTransport
import BusinessServices

/// How servers are asked.
struct NetworkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Trust the authorities in this PEM file instead of the system's.", valueName: "file"),
        completion: .file()
    )
    var caFile: String?

    /// What use cases that ask servers need.
    func access(in root: CompositionRoot) throws(CommandFailure) -> NetworkAccess {
        let access = NetworkAccess(caFile: caFile ?? root.preferences.caFile)
        // A file that is no good is told at once, before any server is blamed for it.
        guard access.caFile != nil else { return access }
        do {
            _ = try root.world.makeTransport(root.transportSettings(access))
        } catch {
            throw CommandFailure(error.description, .inputOutput)
        }
        return access
    }
}
