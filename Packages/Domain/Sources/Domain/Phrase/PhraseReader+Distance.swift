extension PhraseReader {
    /// A distance that stands at `index`: `50km`, `50 km`, or a number alone where that is enough.
    func distance(at index: Int, takesBareNumber: Bool) -> (filter: PhraseFilter, end: Int)? {
        guard index < tokens.count, !tokens[index].isQuoted else { return nil }
        let text = tokens[index].bareText
        let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        guard number.first?.isNumber == true, let digits = Self.withoutThousands(number) else { return nil }
        let suffix = text[number.endIndex...].lowercased()
        if !suffix.isEmpty {
            return within(digits, suffix).map { ($0, index + 1) }
        }
        let next = word(at: index + 1)
        if let next, let filter = within(digits, next) { return (filter, index + 2) }
        guard takesBareNumber, next.map({ !ClauseWords.timeUnits.contains($0) }) ?? true else { return nil }
        return within(digits, unit.rawValue).map { ($0, index + 1) }
    }

    /// Pieces for `distance`, which begins at `start` with what leads to it, and for the place behind it.
    func distanceClause(_ distance: (filter: PhraseFilter, end: Int), from start: Int) -> [PhrasePiece] {
        var end = distance.end
        while let word = word(at: end), ClauseWords.distanceSuffixes.contains(word) { end += 1 }
        let within = PhrasePiece(start..<end, distance.filter)
        guard let link = word(at: end), ClauseWords.distanceToPlace.contains(link) else { return [within] }
        if let here = word(at: end + 1), ClauseWords.here.contains(here) {
            return [within, PhrasePiece(end..<end + 2, .here)]
        }
        guard let place = place(at: end + 1, isStrict: false) else { return [within] }
        return [within, PhrasePiece(end..<place.end, .place(place.name))]
    }

    private func within(_ number: String, _ suffix: String) -> PhraseFilter? {
        guard suffix.first?.isLetter == true, let distance = Distance(number + suffix, in: unit) else { return nil }
        let unit: DistanceUnit = suffix.hasPrefix("k") ? .kilometers : .miles
        return .within(distance, label: "\(number) \(unit.rawValue)")
    }

    /// `1,000` as `1000`; `nil` where a comma stands elsewhere than between thousands.
    private static func withoutThousands(_ number: Substring) -> String? {
        let groups = number.split(separator: ",", omittingEmptySubsequences: false)
        let isGrouped = groups.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 } && groups[0].count <= 3
        return groups.count == 1 || isGrouped ? groups.joined() : nil
    }
}
