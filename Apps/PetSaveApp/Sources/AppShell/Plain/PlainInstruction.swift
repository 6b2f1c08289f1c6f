import Domain

/// What a person typed, as it is understood in the place where they are.
enum PlainInstruction: Equatable {
    case command(PlainCommand, rest: String)
    case number(Int)
    case nothing
    /// With the sentence that says why, and what could be typed instead.
    case unknown(String)

    init(_ line: String, in place: PlainPlace) {
        let line = line.sanitizedForReading
        if line.isEmpty {
            self = .nothing
        } else if let number = Int(line) {
            self = .number(number)
        } else if let (command, rest) = Self.command(in: line) {
            self =
                command.places.contains(place)
                ? .command(command, rest: rest) : .unknown(Self.misplaced(command, in: place))
        } else {
            self = .unknown(Self.misspelt(line, in: place))
        }
    }

    /// The command whose words the line begins with: the most words, where several do.
    private static func command(in line: String) -> (PlainCommand, String)? {
        let words = line.split(separator: " ").map(String.init)
        for count in stride(from: min(2, words.count), through: 1, by: -1) {
            let spoken = words.prefix(count).joined(separator: " ").lowercased()
            guard let command = PlainCommand.allCases.first(where: { $0.words.contains(spoken) }) else { continue }
            return (command, words.dropFirst(count).joined(separator: " "))
        }
        return nil
    }

    private static func misplaced(_ command: PlainCommand, in place: PlainPlace) -> String {
        let places = PlainPlace.allCases.filter(command.places.contains).map(\.name).joined(separator: ", ")
        return
            "“\(command.words[0])” can be said in: \(places). You are in: \(place.name). “help” tells what can be said."
    }

    private static func misspelt(_ line: String, in place: PlainPlace) -> String {
        let words = line.split(separator: " ").map(String.init)
        let known = PlainCommand.all(in: place).flatMap(\.words).filter { $0.count > 1 }
        let nearest = EditDistance.nearest(to: (words.first ?? "").lowercased(), among: known)
        let advice =
            nearest.map { "Did you mean “\($0)”?" } ?? "“search \(shortened(line))” looks for it."
        return "“\(shortened(line))” is not understood. \(advice) “help” tells what can be said."
    }

    private static func shortened(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(59) + "…"
    }
}
