import ArgumentParser
import Glibc
import Platform

/// The command-line program.
public enum PetSaveApp {
    /// Runs the process's own command line, and ends the process.
    public static func main() async -> Never {
        ProcessSignals.ignoreBrokenPipe()
        let code = await run(arguments: Array(CommandLine.arguments.dropFirst()), in: .ofProcess())
        exit(code)
    }

    /// Runs one command line (without the program's name) and answers its exit code.
    public static func run(arguments: [String], in world: World) async -> Int32 {
        let code = await runUnflushed(arguments: arguments, in: world)
        do {
            try world.streams.output.flush()
            try world.streams.error.flush()
            return code.rawValue
        } catch {
            return report(CommandFailure(error), in: world).rawValue
        }
    }

    private static func runUnflushed(arguments: [String], in world: World) async -> ExitCode {
        do {
            let arguments = try CommandLineSyntax.normalized(arguments, isTerminal: world.streams.output.isTerminal)
            var command = try PetSaveCommand.parseAsRoot(arguments)
            guard let command = command as? any AppCommand else {
                // A request for help, or a command that only gathers others: running it throws its help.
                try command.run()
                return .found
            }
            let root = try await CompositionRoot(world: world, mendsSettings: type(of: command).mendsSettings)
            return try await command.run(in: root)
        } catch {
            return report(error, in: world)
        }
    }

    /// Tells what went wrong, and answers the exit code for it.
    private static func report(_ error: any Error, in world: World) -> ExitCode {
        let failure: CommandFailure
        switch error {
        case let error as CommandFailure:
            failure = error
        case let error as StreamError:
            failure = CommandFailure(error)
        case is CancellationError:
            failure = CommandFailure("Stopped before the end.", .interrupted)
        default:
            // What the argument parser throws: a request for help, a completion script, or a usage error.
            let isRequest = PetSaveCommand.exitCode(for: error).isSuccess
            let message = PetSaveCommand.fullMessage(for: error)
            failure = CommandFailure(message, isRequest ? .found : .usage)
            if isRequest {
                try? world.streams.output.write(message.isEmpty ? "" : message + "\n")
                return .found
            }
        }
        if !failure.message.isEmpty {
            try? world.streams.error.write(failure.line)
        }
        return failure.code
    }
}
