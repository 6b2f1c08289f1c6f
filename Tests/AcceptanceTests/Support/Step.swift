/// One line that is typed in a recorded session.
enum Step: ExpressibleByStringInterpolation, Sendable {
    /// The program's arguments as a shell takes them; `input` is what it reads.
    case petsave(String, input: String = "")
    /// Shows what the program left in a file of the home.
    case file(String)
    /// Lists the files in a folder of the home.
    case folder(String)

    init(stringLiteral arguments: String) {
        self = .petsave(arguments)
    }

    /// The line as a person types it.
    var typed: String {
        switch self {
        case .petsave("", _): "petsave"
        case .petsave(let arguments, _): "petsave \(arguments)"
        case .file(let name): "cat \(name)"
        case .folder(let name): "find \(name) -type f | sort"
        }
    }

    /// The words of a line: blanks part them but between quotation marks of either kind.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quotation: Character?
        for character in line {
            if character == quotation {
                quotation = nil
            } else if quotation == nil, "\"'".contains(character) {
                quotation = character
                word = word ?? ""
            } else if quotation == nil, character == " " {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
