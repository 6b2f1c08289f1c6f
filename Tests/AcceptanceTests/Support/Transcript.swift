import FoundationEssentials
import Testing

/// A recorded run of the program: what was typed, what came out, and the exit code.
///
/// Recorded anew only where `PETSAVE_RECORD=1` says so; look at the difference before committing it.
enum Transcript {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Transcripts")

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["PETSAVE_RECORD"] == "1" }

    /// Compares a run with the record of that name.
    static func check(
        _ name: String,
        command: [String],
        _ run: Run,
        in home: Home,
        on terminal: Terminal?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let actual = text(command, run, home, terminal)
        let file = folder.appending(path: name + ".txt")
        if isRecording {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file)
            return
        }
        let expected = (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
        guard actual != expected else { return }
        let message = "\(name) is not as recorded (- recorded, + now; PETSAVE_RECORD=1 records it anew):\n"
        Issue.record(Comment(rawValue: message + difference(expected, actual)), sourceLocation: sourceLocation)
    }

    private static func text(_ command: [String], _ run: Run, _ home: Home, _ terminal: Terminal?) -> String {
        let typed = (["petsave"] + command).map { $0.contains(" ") || $0.isEmpty ? "\"\($0)\"" : $0 }
        var sections = ["$ " + typed.joined(separator: " ")]
        if let terminal {
            sections.append("--- on a terminal of \(terminal.columns)×\(terminal.rows)\n" + run.output)
        } else {
            sections.append("--- standard output\n" + run.output)
            sections.append("--- standard error\n" + run.error)
        }
        sections.append("--- \(run.ending)\n")
        // The home's name differs in every run, and escape characters would colour whatever shows the record.
        return sections.joined(separator: "\n").replacing(home.path, with: "/home/petsave")
            .replacing("\r\n", with: "\n").replacing("\r", with: "␍").replacing("\u{1B}", with: "␛")
            .replacing("\u{7}", with: "␇")
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
