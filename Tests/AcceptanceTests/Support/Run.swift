/// What one run of the program left behind.
struct Run: Sendable {
    /// On a terminal, everything that was shown.
    let output: String
    /// Empty on a terminal.
    let error: String
    let ending: ChildProcess.Ending

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Whether the program ended by itself with this exit code.
    func ended(with code: Int32) -> Bool { ending == .exit(code) }
}
