import Foundation
import PackagePlugin

/// `swift package layercheck [options]` in a repository whose root package depends on this one.
@main
struct LayerCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "layercheck")
        let process = Process()
        process.executableURL = tool.url
        // Options given by the person come last, so that they win.
        process.arguments = ["--cache", context.pluginWorkDirectoryURL.path]
        if !arguments.contains("--root") {
            process.arguments?.append(contentsOf: ["--root", context.package.directoryURL.path])
        }
        process.arguments?.append(contentsOf: arguments)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            // The tool has said why; the package manager turns this into the command's own status.
            exit(process.terminationStatus)
        }
    }
}
