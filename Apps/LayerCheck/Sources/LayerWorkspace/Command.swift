package import LayerRules
import Subprocess

/// Runs the programs that a check needs.
package enum Command {
    /// How a program ended.
    package struct Outcome: Sendable {
        /// Its exit code; nil when a signal ended it.
        package var code: Int?
        package var output: String
        package var error: String
    }

    /// The largest output taken; a dumped manifest of a thousand targets is a few megabytes.
    private static let outputLimit = 256 << 20

    /// Runs `program`, a name to be found in the `PATH`.
    ///
    /// - Throws: `CheckFailure.command` when it cannot be run.
    package static func run(_ program: String, _ arguments: [String]) async throws(CheckFailure) -> Outcome {
        do {
            let result = try await Subprocess.run(
                .name(program),
                arguments: Arguments(arguments),
                output: .string(limit: outputLimit),
                error: .string(limit: outputLimit)
            )
            var code: Int?
            if case .exited(let status) = result.terminationStatus {
                code = Int(status)
            }
            return Outcome(code: code, output: result.standardOutput, error: result.standardError)
        } catch {
            throw .command(words(program, arguments), output: "\(error)")
        }
    }

    /// What `program` writes to standard output.
    ///
    /// - Throws: `CheckFailure.command` with what it wrote to standard error, when it cannot be run or fails.
    package static func output(of program: String, _ arguments: [String]) async throws(CheckFailure) -> String {
        let outcome = try await run(program, arguments)
        guard outcome.code == 0 else {
            throw .command(words(program, arguments), output: outcome.error)
        }
        return outcome.output
    }

    private static func words(_ program: String, _ arguments: [String]) -> String {
        ([program] + arguments).joined(separator: " ")
    }
}
