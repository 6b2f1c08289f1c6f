import Glibc
import Subprocess

/// A command line that a person wrote, run by `sh -c` as their shell would run it.
public struct ShellCommand: Sendable {
    /// How a command ended.
    public enum Ending: Hashable, Sendable {
        /// It ended by itself with this status; 0 means that all went well.
        case exit(Int32)
        /// A signal of this number ended it.
        case signal(Int32)
    }

    /// The command line.
    public let line: String
    private let environment: [String: String]?

    /// - Parameter environment: The command's variables; `nil` for those of this process.
    public init(_ line: String, environment: [String: String]? = nil) {
        self.line = line
        self.environment = environment
    }

    /// Runs the command with `input` on its standard input, and waits for its end.
    ///
    /// What it writes, to either stream, goes to this process's standard error, so that it never mixes with data. It
    /// need not read its input. When the task is cancelled, the shell is asked to end, and killed two seconds later.
    ///
    /// From the first call on this process ignores `SIGPIPE`, which a command that does not read its input would
    /// otherwise send it; the command itself does not.
    public func run(input: [UInt8]) async throws(ShellCommandError) -> Ending {
        _ = signal(SIGPIPE, SIG_IGN)
        do {
            let result = try await Subprocess.run(
                .name("sh"),
                arguments: ["-c", line],
                environment: environment.map(Self.environment) ?? .inherit,
                platformOptions: Self.options,
                input: OptionalReading(bytes: input),
                output: .currentStandardError,
                error: .currentStandardError
            )
            return Ending(result.terminationStatus)
        } catch {
            throw Task.isCancelled ? .cancelled : .cannotRun(line: line, reason: "\(error)")
        }
    }

    /// Runs the command with nothing on its standard input, and collects what it writes to its standard output.
    ///
    /// What it writes to its standard error goes to this process's, and it shares this process's terminal: it may ask
    /// a person for a passphrase there. It is over when the shell ends, whatever still holds the output. When the task
    /// is cancelled, the shell is asked to end, and killed two seconds later; what it started is asked to end after it.
    ///
    /// - Parameter limit: How many bytes it may write; more end it with an error.
    public func output(limit: Int) async throws(ShellCommandError) -> (ending: Ending, bytes: [UInt8]) {
        let mark = CommandMark()
        do {
            let result = try await Subprocess.run(
                .name("sh"),
                arguments: ["-c", line],
                environment: marked(with: mark),
                platformOptions: Self.options,
                input: .none,
                output: .bytes(limit: limit),
                error: .currentStandardError
            )
            // A shell that was asked to end looks like one that ended by itself.
            if !Task.isCancelled { return (Ending(result.terminationStatus), result.standardOutput) }
        } catch {
            if !Task.isCancelled {
                mark.endProcesses()
                let isTooMuch = (error as? SubprocessError)?.code == .outputLimitExceeded
                throw .cannotRun(line: line, reason: isTooMuch ? "it writes more than \(limit) bytes" : "\(error)")
            }
        }
        mark.endProcesses()
        throw .cancelled
    }

    /// The shell is asked to end when the task is cancelled, and killed when it does not within two seconds.
    private static var options: PlatformOptions {
        var options = PlatformOptions()
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        return options
    }

    private func marked(with mark: CommandMark) -> Environment {
        guard let environment else {
            return .inherit.updating([.init(stringLiteral: CommandMark.variable): mark.value])
        }
        return Self.environment(environment.merging([CommandMark.variable: mark.value]) { $1 })
    }

    private static func environment(_ variables: [String: String]) -> Environment {
        .custom(variables.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)\0".utf8) })
    }
}

extension ShellCommand.Ending {
    fileprivate init(_ status: TerminationStatus) {
        self =
            switch status {
            case .exited(let code): .exit(code)
            case .signaled(let number): .signal(number)
            }
    }
}

/// Bytes that whoever gets them may leave unread.
private struct OptionalReading: InputProtocol {
    let bytes: [UInt8]

    func write(with writer: StandardInputWriter) async throws {
        do {
            _ = try await writer.write(bytes)
        } catch  where error.code == .failedToWriteToSubprocess {
            // It has closed its input, or ended: how it ends tells whether that was well.
        }
    }
}

/// Why a command could not be run to its end.
public enum ShellCommandError: Error, Hashable, Sendable {
    /// It could not be started, or not be spoken with.
    case cannotRun(line: String, reason: String)
    /// It was called off.
    case cancelled
}

extension ShellCommandError: CustomStringConvertible {
    /// A sentence that says what happened.
    public var description: String {
        switch self {
        case .cannotRun(let line, let reason): "The command “\(line)” cannot be run: \(reason)."
        case .cancelled: "The command was called off."
        }
    }
}
