import Analytics
import ArgumentParser
import Glibc
import ImageDecoding
import Platform

/// The command-line program.
public enum PetSaveApp {
    /// Runs the process's own command line, and ends the process.
    public static func main() async -> Never {
        // A process that was started to decode a photo does nothing else.
        ImageDecodingChild.runIfAsked(CommandLine.arguments)
        ProcessMemory.growInLargeSteps()
        ProcessSignals.ignoreBrokenPipe()
        let world = World.ofProcess()
        CompositionRoot.crashReports(in: world.environment)?.watch(version: PetSaveVersion.current)
        var root: CompositionRoot?
        let code = await run(arguments: Array(CommandLine.arguments.dropFirst()), in: world, &root)
        // What was written to is closed. What was only read ends with the process: closing it would take a millisecond.
        let onlyRead = root?.catalogFile.onlyRead
        root = nil
        withExtendedLifetime(onlyRead) { exit(code) }
    }

    /// Runs one command line (without the program's name) and answers its exit code.
    public static func run(arguments: [String], in world: World) async -> Int32 {
        var root: CompositionRoot?
        return await run(arguments: arguments, in: world, &root)
    }

    /// - Parameter root: What the command was run with, if it came to that.
    private static func run(arguments: [String], in world: World, _ root: inout CompositionRoot?) async -> Int32 {
        let code = await runUnflushed(arguments: arguments, in: world, &root)
        do {
            try world.streams.output.flush()
            try world.streams.error.flush()
            return code.rawValue
        } catch {
            // A command that has told of a failure itself has told enough.
            guard code == .found || code == .noMatch else { return code.rawValue }
            return report(CommandFailure(error), in: world).rawValue
        }
    }

    private static func runUnflushed(
        arguments: [String],
        in world: World,
        _ usedRoot: inout CompositionRoot?
    ) async -> ExitCode {
        // The same that the argument parser answers, which reads the tree of all commands first.
        if arguments == ["--version"] { return answer(PetSaveVersion.current, in: world) }
        let command: any ParsableCommand
        do {
            let arguments = try CommandLineSyntax.normalized(arguments)
            if let named = await NamedCommand.read(arguments) {
                command = named
            } else {
                command = try await readByAll(arguments, in: world)
            }
        } catch {
            return answer(error, to: arguments, in: world)
        }
        guard let command = command as? any AppCommand else { return .found }
        do {
            let root = try await CompositionRoot(world: world, mendsSettings: type(of: command).mendsSettings)
            usedRoot = root
            await root.honourWithdrawnConsent()
            let code = await answer(command, in: root)
            // What was recorded is sent by another process: nobody waits for a network at the end of a command.
            if !(command is AnalyticsDeliverCommand), !arguments.contains("--offline") {
                await root.handOverDelivery()
            }
            return code
        } catch {
            return report(CommandFailure(anyOf: error), in: world)
        }
    }

    private static func answer(_ command: any AppCommand, in root: CompositionRoot) async -> ExitCode {
        do { return try await command.run(in: root) } catch {
            let failure = CommandFailure(anyOf: error)
            if failure.code == .internalError {
                root.crashReports.report(
                    error,
                    command: type(of: command),
                    version: PetSaveVersion.current,
                    time: root.now()
                )
            }
            return report(failure, in: root.world)
        }
    }

    /// Reads the command line with the tree of all commands; whatever it asks a completer for is answered in `world`.
    static func readByAll(_ arguments: [String], in world: World) async throws -> any ParsableCommand {
        try await Completer.$current.withValue(Completer(world: world)) {
            var command = try await PetSaveCommand.asyncParseAsRoot(arguments)
            // A request for help, or a command that only gathers others: running it throws its help.
            if !(command is any AppCommand) { try command.run() }
            return command
        }
    }

    /// Answers what reading the command line threw: a request for help or a completion script, or a usage error.
    private static func answer(_ error: any Error, to arguments: [String], in world: World) -> ExitCode {
        if let failure = error as? CommandFailure { return report(failure, in: world) }
        let message = PetSaveCommand.fullMessage(for: error)
        guard PetSaveCommand.exitCode(for: error).isSuccess else {
            let misspelling = CommandLineAdvice()?.misspelling(in: arguments)
            return report(misspelling ?? CommandFailure(message, .usage), in: world)
        }
        return answer(message, in: world)
    }

    /// Answers what the command line itself asks for: help, the version, a completion script.
    private static func answer(_ message: String, in world: World) -> ExitCode {
        // An output that fails keeps failing, and is told when it is flushed.
        try? world.streams.output.write(message.isEmpty ? "" : message + "\n")
        return .found
    }

    /// Tells what went wrong, and answers the exit code for it.
    private static func report(_ failure: CommandFailure, in world: World) -> ExitCode {
        if !failure.message.isEmpty { try? world.streams.error.write(failure.line) }
        return failure.code
    }
}
