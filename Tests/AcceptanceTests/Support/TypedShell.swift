import FoundationEssentials

/// An interactive bash on a terminal, in which a test types as a person does.
final class TypedShell {
    private let child: ChildProcess
    /// What was shown and not taken off yet.
    private var unread: [UInt8] = []
    private static let prompt = "READY> "

    /// Starts it with PetSave's own completion script, and waits for its prompt.
    init(in home: Home) throws {
        let script = try home.run("--generate-completion-script", "bash").output
        let scriptFile = try home.file("completion.bash", script)
        // Candidates are shown at once, all of them, without questions.
        let startup = try home.file(
            "bashrc",
            """
            PS1='\(Self.prompt)'
            PATH='\(URL(filePath: try PetSaveProgram.path()).deletingLastPathComponent().path)':$PATH
            bind 'set bell-style none'
            bind 'set show-all-if-ambiguous on'
            bind 'set completion-query-items 0'
            bind 'set page-completions off'
            bind 'set enable-bracketed-paste off'
            source '\(scriptFile)'

            """
        )
        child = try ChildProcess(
            "/bin/bash",
            arguments: ["--noprofile", "--rcfile", startup, "-i"],
            environment: home.environment.merging(["TERM": "dumb"]) { _, new in new },
            on: Terminal(columns: 200, rows: 50),
            isTyped: true
        )
        _ = try read(until: Self.prompt)
    }

    /// The words that the line consists of after `keys` were typed: control-A brings a command before it that prints them.
    func words(afterTyping keys: String) throws -> [String] {
        _ = try child.feed(Array((keys + "\u{01}printf 'WORD<%s>' \u{05}\n").utf8)[...])
        // The line itself is shown too, but never at the beginning of a row.
        _ = try read(until: "\nWORD<")
        let words = try read(until: Self.prompt).components(separatedBy: "WORD<")
        return words.compactMap { word in word.lastIndex(of: ">").map { String(word[..<$0]) } }
    }

    /// What the terminal shows up to a mark, which is taken off too.
    private func read(until mark: String) throws -> String {
        let mark = Array(mark.utf8)
        while true {
            if let range = unread.firstRange(of: mark) {
                defer { unread.removeSubrange(..<range.upperBound) }
                return String(decoding: unread[..<range.lowerBound], as: UTF8.self)
            }
            guard let bytes = try child.output.read() else { continue }
            guard !bytes.isEmpty else { throw ShellEnded(shown: String(decoding: unread, as: UTF8.self)) }
            unread += bytes
        }
    }
}

/// The shell ended before it showed what was waited for.
struct ShellEnded: Error, CustomStringConvertible {
    let shown: String

    var description: String { "bash ended; it had shown: \(shown)" }
}
