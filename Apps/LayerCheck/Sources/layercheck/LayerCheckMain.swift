import ArgumentParser

/// Starts the command; a command line that is not understood means that nothing was checked, hence status 2.
@main
enum LayerCheckMain {
    static func main() async {
        do {
            var command = try LayerCheckCommand.parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let code as ExitCode {
            LayerCheckCommand.exit(withError: code)
        } catch {
            guard LayerCheckCommand.exitCode(for: error) == .success else {
                Console.writeError(LayerCheckCommand.fullMessage(for: error))
                LayerCheckCommand.exit(withError: ExitCode(2))
            }
            LayerCheckCommand.exit(withError: error)
        }
    }
}
