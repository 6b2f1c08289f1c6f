package import LayerRules
import Subprocess

/// Runs the programs that a check needs.
package enum Command {
    /// The largest output taken; a dumped manifest of a thousand targets is a few megabytes.
    private static let outputLimit = 256 << 20

    /// What `name` writes to standard output.
    ///
    /// - Throws: `CheckFailure.command` with what it wrote to standard error, when it cannot be run or fails.
    package static func output(of name: String, _ arguments: [String]) async throws(CheckFailure) -> String {
        let words = ([name] + arguments).joined(separator: " ")
        let result: ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>>
        do {
            result = try await run(
                .name(name),
                arguments: Arguments(arguments),
                output: .string(limit: outputLimit),
                error: .string(limit: outputLimit)
            )
        } catch {
            throw .command(words, output: "\(error)")
        }
        guard result.terminationStatus.isSuccess else {
            throw .command(words, output: result.standardError)
        }
        return result.standardOutput
    }
}
