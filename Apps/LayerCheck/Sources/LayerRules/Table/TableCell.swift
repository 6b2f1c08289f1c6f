/// Reads the cells of a Markdown table.
enum TableCell {
    /// An entry of a cell: a name and the words in parentheses after it.
    struct Entry: Equatable {
        var name: String
        /// What the parentheses hold; empty when there are none.
        var note: String
    }

    /// The cells of a table row, without the outer bars; nil when the line is none.
    static func cells(of line: String) -> [String]? {
        let text = line.trimmed
        guard text.hasPrefix("|") else {
            return nil
        }
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in text.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(cell.trimmed)
                cell = ""
            } else {
                cell.append(character)
            }
            isEscaped = character == "\\"
        }
        return cell.trimmed.isEmpty ? cells : cells + [cell.trimmed]
    }

    /// Whether `line` is the rule between a table's header and its rows.
    static func isRule(_ line: String) -> Bool {
        guard let cells = cells(of: line), !cells.isEmpty else {
            return false
        }
        return cells.allSatisfy { $0.contains("-") && $0.allSatisfy { "-: ".contains($0) } }
    }

    static func isNone(_ cell: String) -> Bool {
        ["–", "-", "—", "none"].contains(cell)
    }

    static func isDitto(_ cell: String) -> Bool {
        ["″", "\"", "as above"].contains(cell)
    }

    /// The entries of a cell: names in backticks or bare, separated by commas, each perhaps with `(words)`.
    static func entries(of cell: String) -> [Entry] {
        guard !isNone(cell) else {
            return []
        }
        var entries: [Entry] = []
        for part in split(cell) {
            let plain = part.filter { $0 != "`" }.trimmed
            guard let open = plain.firstIndex(of: "(") else {
                entries.append(Entry(name: plain, note: ""))
                continue
            }
            let inside = plain[plain.index(after: open)...].prefix { $0 != ")" }
            entries.append(Entry(name: plain[..<open].trimmed, note: inside.trimmed))
        }
        return entries
    }

    /// Splits at commas outside parentheses.
    private static func split(_ cell: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in cell {
            if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }
}
