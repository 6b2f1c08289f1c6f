import TerminalText

/// How the texts of a JSON record are to be taken.
enum WireDialect {
    /// Somebody else's: markup is resolved, edges are trimmed, empty means unknown.
    case petfinder
    /// PetSave's own: the text as it stands, less what could command a terminal.
    case petSave

    /// A text for people, on one line.
    func words(_ text: String) -> String? {
        switch self {
        case .petfinder:
            PlainText.isLine(text) && !PlainText.mayHoldMarkup(text) ? text : CleanText.line(HTMLText.line(of: text))
        case .petSave: SafeText.sanitized(text)
        }
    }

    /// A text for people, of several lines.
    func paragraphs(_ text: String) -> String? {
        switch self {
        case .petfinder: CleanText.paragraphs(HTMLText.plainText(of: text))
        case .petSave: SafeText.sanitized(text, mode: .multiLine)
        }
    }

    /// A text for machines, such as a URL or a code.
    func code(_ text: String) -> String? {
        switch self {
        case .petfinder: PlainText.isLine(text) ? text : CleanText.line(text)
        case .petSave: SafeText.sanitized(text)
        }
    }
}
