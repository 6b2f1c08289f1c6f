/// Texts made safe for mdoc: whatever they hold, they are printed as they are and never read as commands.
///
/// All that is not ASCII becomes `\[uXXXX]`, so that no reader has to guess the page's encoding.
/// Source of the rules: mandoc's `roff(7)`, `mandoc_char(7)` and `mdoc(7)`, and `groff_char(7)`.
enum MdocEscaping {
    /// One word of running text. Hyphens between letters may be typographic; those of options, numbers and paths are
    /// kept as the character that is typed.
    static func word(_ word: Substring) -> String {
        escaped(word, keepsHyphens: hasOnlyInnerHyphens(word), keepsApostrophes: true)
    }

    /// Text that must come out character by character.
    static func literal(_ text: Substring) -> String {
        escaped(text, keepsHyphens: false, keepsApostrophes: false)
    }

    /// Arguments of a macro, as words. Neither a macro's name nor a punctuation mark among them counts as one.
    static func argument(_ text: String, literal isLiteral: Bool = true) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            (isCommanding(word) ? "\\&" : "") + (isLiteral ? literal(word) : Self.word(word))
        }
        return words.isEmpty ? "\\&" : words.joined(separator: " ")
    }

    /// Whether a macro would take the word for another macro, such as `Fl` or `%A`, or for punctuation.
    private static func isCommanding(_ word: Substring) -> Bool {
        guard let first = word.first, word.count <= 3 else { return false }
        let second = word.dropFirst().first
        return word.allSatisfy { !$0.isLetter && !$0.isNumber } || first == "%"
            || first.isUppercase && second.map { $0.isLowercase || $0.isNumber } ?? false
    }

    /// A line of text, which must not begin like a command.
    static func line(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }

    private static func hasOnlyInnerHyphens(_ word: Substring) -> Bool {
        word.indices.allSatisfy { index in
            guard word[index] == "-" else { return true }
            guard index > word.startIndex else { return false }
            let next = word.index(after: index)
            return next < word.endIndex && word[word.index(before: index)].isLetter && word[next].isLetter
        }
    }

    private static func escaped(_ text: Substring, keepsHyphens: Bool, keepsApostrophes: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "'" where !keepsApostrophes: result += "\\(aq"
            case "-" where !keepsHyphens: result += "\\-"
            case "\t": result += "        "
            case _ where scalar.properties.generalCategory == .control: break
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
        return result
    }
}
