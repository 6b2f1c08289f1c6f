/// Writes an XML 1.0 document of elements, attributes and text.
struct XMLWriter {
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
    private var depth = 0

    mutating func open(_ name: String, _ attributes: [(name: String, value: String)] = []) {
        begin(name, attributes)
        append(">\n")
        depth += 1
    }

    mutating func close(_ name: String) {
        depth -= 1
        indent()
        append("</\(name)>\n")
    }

    /// An element on a line of its own; without text an empty one.
    mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil) {
        begin(name, attributes)
        guard let text else { return append("/>\n") }
        append(">")
        appendEscaped(text)
        append("</\(name)>\n")
    }

    /// Whether XML 1.0 allows the character (its production 2, `Char`).
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private mutating func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
        indent()
        append("<\(name)")
        for attribute in attributes {
            append(" \(attribute.name)=\"")
            appendEscaped(attribute.value)
            append("\"")
        }
    }

    private mutating func indent() {
        append(String(repeating: "  ", count: depth))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Line ends and tabs are written by number: a reader would otherwise make blanks of them in attributes, and one of
    /// a carriage return everywhere.
    private mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars where Self.isAllowed(scalar) {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append("&#\(scalar.value);")
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }
}
