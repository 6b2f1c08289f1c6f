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
        var options = PlatformOptions()
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        do {
            let result = try await Subprocess.run(
                .name("sh"),
                arguments: ["-c", line],
                environment: environment.map(Self.environment) ?? .inherit,
                platformOptions: options,
                input: OptionalReading(bytes: input),
                output: .currentStandardError,
                error: .currentStandardError
            )
            switch result.terminationStatus {
            case .exited(let code): return .exit(code)
            case .signaled(let number): return .signal(number)
            }
        } catch {
            throw Task.isCancelled ? .cancelled : .cannotRun(line: line, reason: "\(error)")
        }
    }

    private static func environment(_ variables: [String: String]) -> Environment {
        .custom(variables.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)\0".utf8) })
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
