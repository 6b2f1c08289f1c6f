import FoundationEssentials

/// Writes pages in the mdoc(7) language, which both mandoc and groff read.
struct MdocWriter {
    private(set) var lines: [String] = []

    var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")] }

    mutating func write(_ page: ManualPage, date: Date, system: String) {
        macro("Dd", Self.day(of: date))
        macro("Dt", argument(page.name.uppercased()), String(page.chapter.rawValue))
        macro("Os", argument(system))
        macro("Sh", "NAME")
        macro("Nm", argument(page.name))
        macro("Nd", MdocEscaping.argument(page.summary, literal: false))
        for section in page.sections { write(section) }
    }

    private mutating func write(_ section: ManualSection) {
        macro("Sh", MdocEscaping.argument(section.title, literal: false))
        // A paragraph's mark parts it from what comes before, and there is nothing before the first.
        var follows = false
        for block in section.blocks {
            switch block {
            case .paragraph(let text):
                if follows { macro("Pp") }
                write(text)
            case .literal(let text):
                write(literal: text)
            case .heading(let title):
                macro("Ss", MdocEscaping.argument(title, literal: false))
            case .synopsis(let usages):
                for usage in usages { write(usage) }
            case .definitions(let definitions):
                write(definitions)
            case .references(let references):
                write(references)
            }
            if case .heading = block { follows = false } else { follows = true }
        }
    }

    private mutating func write(literal text: String) {
        let content = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard content.contains(where: { !$0.isEmpty }) else { return }
        macro("Bd", "-literal -offset indent")
        lines += content.map { MdocEscaping.line(MdocEscaping.literal($0)) }
        macro("Ed")
    }

    private mutating func write(_ usage: ManualUsage) {
        macro("Nm", argument(usage.command))
        for part in usage.parts {
            let term = written(part.term) + (part.isRepeating ? " ..." : "")
            part.isOptional ? macro("Op", term) : lines.append("." + term)
        }
    }

    private mutating func write(_ definitions: [ManualDefinition]) {
        guard !definitions.isEmpty else { return }
        macro("Bl", "-tag -width Ds")
        for definition in definitions {
            macro("It", written(definition.term))
            write(definition.meaning)
        }
        macro("El")
    }

    private mutating func write(_ references: [ManualReference]) {
        let sorted = references.sorted()
        for (index, reference) in sorted.enumerated() {
            let comma = index < sorted.count - 1 ? " ," : ""
            macro("Xr", argument(reference.name), String(reference.chapter.rawValue) + comma)
        }
    }

    private func written(_ term: ManualTerm) -> String {
        switch term {
        case .option(let names, let value):
            let flags = names.map { "Fl " + argument(String($0.dropFirst())) }.joined(separator: " , ")
            return flags + (value.map { " Ar " + argument($0) } ?? "")
        case .argument(let name): return "Ar " + argument(name)
        case .text(let text): return argument(text)
        }
    }

    /// Running text, a line for each sentence and none too long, as the language's readers advise.
    private mutating func write(_ text: ManualText) {
        var line = ""
        for word in Self.words(of: text) {
            if !line.isEmpty, line.count + word.count >= Self.lineLength || Self.endsSentence(line) {
                lines.append(MdocEscaping.line(line))
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        if !line.isEmpty { lines.append(MdocEscaping.line(line)) }
    }

    private static let lineLength = 78

    /// What blanks part, escaped. A literal run is bold; it may touch the words beside it.
    private static func words(of text: ManualText) -> [String] {
        var words: [String] = []
        var touches = false
        for span in text.spans {
            let (run, isLiteral) =
                switch span {
                case .plain(let run): (run, false)
                case .literal(let run): (run, true)
                }
            let pieces = run.split(whereSeparator: \.isWhitespace)
            for (index, piece) in pieces.enumerated() {
                let escaped = isLiteral ? MdocEscaping.literal(piece) : MdocEscaping.word(piece)
                guard !escaped.isEmpty else { continue }
                let word = isLiteral ? "\\fB" + escaped + "\\fP" : escaped
                let joins = index == 0 && touches && run.first?.isWhitespace == false
                if joins, let last = words.popLast() { words.append(last + word) } else { words.append(word) }
            }
            touches = (pieces.isEmpty ? touches : true) && run.last?.isWhitespace == false
        }
        return words
    }

    private static func endsSentence(_ line: String) -> Bool {
        guard let last = line.trimmingSuffix(while: { ")]".contains($0) }).last else { return false }
        return ".?!".contains(last) && !line.hasSuffix("...")
    }

    private mutating func macro(_ name: String, _ arguments: String...) {
        lines.append(([".\(name)"] + arguments).joined(separator: " "))
    }

    private func argument(_ text: String) -> String { MdocEscaping.argument(text) }

    /// The form that `.Dd` asks for, in UTC.
    private static func day(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(months[(day.month ?? 1) - 1]) \(day.day ?? 1), \(day.year ?? 1970)"
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, matches(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
