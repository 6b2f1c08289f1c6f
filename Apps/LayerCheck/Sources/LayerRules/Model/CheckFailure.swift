/// Why nothing could be checked: the sentence says what happened, to which input, and what to do.
package enum CheckFailure: Error, Equatable, Sendable {
    /// The document holds no usable table, or its table contradicts itself.
    case table(path: String, line: Int, problem: String, remedy: String)
    /// The package manager could not evaluate a manifest.
    case manifest(path: String, output: String)
    /// A file or folder could not be read or written.
    case file(path: String, reason: String)
    /// A program that the check needs could not be run, or it failed.
    case command(String, output: String)

    /// In the form of a compiler's message.
    package var message: String {
        switch self {
        case .table(let path, let line, let problem, let remedy):
            "\(path):\(line):1: error: \(problem)\n  instead: \(remedy)"
        case .manifest(let path, let output):
            "\(path):1:1: error: the package manager could not evaluate this manifest\n"
                + "  instead: make `swift package dump-package` succeed in its folder; it said:\n\(output.indented)"
        case .file(let path, let reason):
            "\(path): error: \(reason)"
        case .command(let command, let output):
            "error: `\(command)` failed\n  instead: run it by hand and remove the cause; it said:\n\(output.indented)"
        }
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
}
