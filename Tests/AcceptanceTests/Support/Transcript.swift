import FoundationEssentials
import Testing

/// A recorded session: what was typed, what came out, and the exit codes.
///
/// Recorded anew only where `PETSAVE_RECORD=1` says so; look at the difference before committing it.
struct Transcript {
    private let name: String
    private let home: Home
    private let terminal: Terminal?
    private var sections: [String] = []

    init(_ name: String, in home: Home, on terminal: Terminal?) {
        self.name = name
        self.home = home
        self.terminal = terminal
    }

    /// Takes down a line that was typed, and what came of it.
    mutating func add(_ run: Run, of typed: String) {
        sections.append("$ " + typed)
        if let terminal {
            sections.append("--- on a terminal of \(terminal.columns)×\(terminal.rows)\n" + run.output)
        } else {
            sections.append("--- standard output\n" + run.output)
            sections.append("--- standard error\n" + run.error)
        }
        sections.append("--- \(run.ending)\n")
    }

    /// Takes down a file that was looked at.
    mutating func add(_ contents: String, of typed: String) {
        sections += ["$ " + typed, contents]
    }

    /// Compares the session with the record of its name.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = Self.folder.appending(path: name + ".txt")
        if Self.isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
            return
        }
        let expected = (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
        guard text != expected else { return }
        let message = "\(name) is not as recorded (- recorded, + now; PETSAVE_RECORD=1 records it anew):\n"
        Issue.record(
            Comment(rawValue: message + Self.difference(expected, text)),
            sourceLocation: sourceLocation
        )
    }

    /// The names of all records that there are.
    static func recorded() throws -> Set<String> {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Transcripts")

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["PETSAVE_RECORD"] == "1" }

    /// What the record holds: what differs in every run has a name in it, and escape characters, which would colour
    /// whatever shows the record, have signs.
    private var text: String {
        let told = sections.joined(separator: "\n").replacing(home.path, with: "/home/petsave")
        let text = (Fixtures.folder.map { told.replacing($0, with: "$FIXTURES") } ?? told)
            .replacing("\r\n", with: "\n").replacing("\r", with: "␍").replacing("\u{1B}", with: "␛")
            .replacing("\u{7}", with: "␇")
        return Self.numberingIdentifiers(in: text)
    }

    /// Random identifiers, of alerts and batches, become numbers in the order in which they come up, of the same width.
    private static func numberingIdentifiers(in text: String) -> String {
        var numbers: [Substring: Int] = [:]
        return text.replacing(/\b[0-9a-f]{32}\b/) { match in
            let number = numbers[match.output] ?? numbers.count + 1
            numbers[match.output] = number
            return String(repeating: "0", count: match.output.count - "\(number)".count) + "\(number)"
        }
    }

    /// The lines that came and went, each with one unchanged line of what is around it.
    private static func difference(_ expected: String, _ actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(mark: Character, text: Substring)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(("-", old[left]))
                left += 1
            } else if inserted.contains(right) {
                lines.append(("+", new[right]))
                right += 1
            } else {
                lines.append((" ", old[left]))
                left += 1
                right += 1
            }
        }
        let shown = lines.indices.filter { index in
            (max(0, index - 1)...min(lines.count - 1, index + 1)).contains { lines[$0].mark != " " }
        }
        return shown.map { "\(lines[$0].mark) \(lines[$0].text)" }.joined(separator: "\n")
    }
}

extension ChildProcess.Ending: CustomStringConvertible {
    var description: String {
        switch self {
        case .exit(let code): "exit code \(code)"
        case .signal(let number): "ended by signal \(number)"
        }
    }
}
