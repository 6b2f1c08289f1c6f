import ArgumentParser
import FoundationEssentials
import Preferences

/// How servers are asked.
struct NetworkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Trust the authorities in this PEM file instead of the system's.", valueName: "file"),
        completion: .file()
    )
    var caFile: String?

    /// What use cases that ask servers need.
    func access(in root: CompositionRoot) throws(CommandFailure) -> NetworkAccess {
        let path = caFile ?? root.preferences.caFile
        if let path, !FileManager.default.isReadableFile(atPath: path) {
            throw CommandFailure(
                "The certificate file “\(path)” cannot be read. Check its path and permissions.",
                .inputOutput
            )
        }
        return NetworkAccess(caFile: path)
    }
}
