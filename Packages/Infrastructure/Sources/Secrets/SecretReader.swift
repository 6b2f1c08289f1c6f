public import Platform
import ShellCommand

/// Reads secrets from where people keep them, anew each time that one is needed.
///
/// Of a command's output and of a file the first line counts, without its end; of a variable all of it must be one line.
public struct SecretReader: Sendable {
    private let environment: ProcessEnvironment
    private let patience: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - environment: The variables that are read, and that commands are given.
    ///   - patience: How long a command may take, which may have to wait for a person to type a passphrase.
    public init(
        environment: ProcessEnvironment,
        patience: Duration = .seconds(120),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.environment = environment
        self.patience = patience
        self.clock = clock
    }

    /// What an environment variable holds; throws ``SecretError/notInEnvironment(variable:)`` for one that is not set,
    /// or empty.
    public func secret(inVariable name: String) throws(SecretError) -> Secret {
        guard let value = environment.nonEmpty(name) else { throw .notInEnvironment(variable: name) }
        let bytes = Array(value.utf8)
        do throws(SecretFault) {
            let secret = try Secret(firstLineOf: bytes)
            let end = bytes.dropFirst(secret.text.utf8.count)
            guard end.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
                throw SecretFault(reason: "holds more than one line")
            }
            return secret
        } catch {
            throw .environment(variable: name, reason: error.reason)
        }
    }

    /// The first line that a file holds which nobody but its owner can read.
    ///
    /// Throws ``SecretError/exposedFile(path:)`` when others can, and ``SecretError/file(path:reason:)`` for what is no
    /// plain file, holds more than 64 KiB, or no secret.
    public func secret(inFile path: String) throws(SecretError) -> Secret {
        let file: SmallFile
        do {
            file = try SmallFile(path: path, limit: Secret.byteLimit)
        } catch {
            throw .file(path: path, reason: "cannot be read: \(error.reason)".withoutFullStop)
        }
        guard file.information.kind == .file else { throw .file(path: path, reason: "is not a plain file") }
        guard !file.information.permissions.othersMayRead else { throw .exposedFile(path: path) }
        guard let bytes = file.bytes else {
            throw .file(path: path, reason: "holds more than \(Secret.byteLimit) bytes, which no secret does")
        }
        do { return try Secret(firstLineOf: bytes) } catch { throw .file(path: path, reason: error.reason) }
    }

    /// The first line that a command of the shell's prints.
    ///
    /// What the command writes to its standard error is the person's to see; what it prints is nobody's, also when it
    /// fails. A command that takes longer than the patience is ended.
    public func secret(printedBy command: String) async throws(SecretError) -> Secret {
        let shell = ShellCommand(command, environment: environment.dictionary)
        let output = try await withinPatience { () async throws(ShellCommandError) in
            try await shell.output(limit: Secret.byteLimit)
        }
        switch output.ending {
        case .exit(0): break
        case .exit(127): throw .command(reason: "ended with status 127: there is no such program")
        case .exit(let status): throw .command(reason: "ended with status \(status)")
        case .signal(let number): throw .command(reason: "was ended by signal \(number)")
        }
        do {
            return try Secret(firstLineOf: output.bytes)
        } catch {
            throw .command(reason: "printed no secret: what it printed \(error.reason)")
        }
    }

    private func withinPatience<Value: Sendable>(
        _ work: @escaping @Sendable () async throws(ShellCommandError) -> Value
    ) async throws(SecretError) -> Value {
        let result: Result<Value, ShellCommandError>? = await withTaskGroup(of: Result<Value, ShellCommandError>?.self)
        { group in
            group.addTask {
                do throws(ShellCommandError) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [clock, patience] in
                try? await clock.sleep(for: patience)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        switch result {
        case .success(let value): return value
        case .failure(.cancelled): throw .cancelled
        case .failure(.cannotRun(_, let reason)): throw .command(reason: "cannot be used: \(reason)")
        case nil:
            if Task.isCancelled { throw .cancelled }
            throw .command(reason: "did not end within \(patience.components.seconds) seconds")
        }
    }
}

extension String {
    /// A sentence as the end of another.
    var withoutFullStop: String {
        hasSuffix(".") ? String(dropLast()) : self
    }
}
