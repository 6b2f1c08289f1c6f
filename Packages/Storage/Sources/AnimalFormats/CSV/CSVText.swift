/// How a cell holds what is not plain text: lists, and texts that a spreadsheet would run.
enum CSVText {
    /// Items parted by semicolons; a semicolon or backslash of an item stands behind a backslash.
    static func joined(_ items: [String]) -> String {
        items.map { item in
            item.replacing("\\", with: "\\\\").replacing(";", with: "\\;")
        }
        .joined(separator: "; ")
    }

    /// The items of a list, without space at their ends and without empty ones.
    static func items(of list: String) -> [String] {
        var items: [String] = []
        var item = ""
        var isEscaped = false
        for character in list {
            switch character {
            case ";" where !isEscaped:
                items.append(item)
                item = ""
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case ";", "\\":
                item.append(character)
            default:
                // A backslash before anything else is one of the text's own.
                if isEscaped { item.append("\\") }
                item.append(character)
            }
            isEscaped = false
        }
        if isEscaped { item.append("\\") }
        items.append(item)
        return items.compactMap { CleanText.line($0) }
    }

    /// The text with an apostrophe before it if a spreadsheet would take it for a formula.
    static func neutralized(_ text: String) -> String {
        startsFormula(text) ? "'" + text : text
    }

    /// Undoes ``neutralized(_:)``.
    static func restored(_ cell: String) -> String {
        cell.utf8.first == apostrophe && startsFormula(cell) ? String(cell.dropFirst()) : cell
    }

    private static let apostrophe = UInt8(ascii: "'")

    /// Whether `=`, `+`, `-`, `@`, a tab or a carriage return is the first sign behind any apostrophes.
    private static func startsFormula(_ text: String) -> Bool {
        switch text.utf8.first(where: { $0 != apostrophe }) {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: true
        default: false
        }
    }
}
