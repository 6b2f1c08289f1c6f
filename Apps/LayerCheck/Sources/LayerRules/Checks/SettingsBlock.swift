/// The marked lines of a manifest that every other must repeat.
struct SettingsBlock: Equatable {
    /// The line of the opening comment.
    var line: Int
    var lines: [Substring]

    init?(in text: String, markers: ArchitectureDocument.Markers) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.contains(markers.start) }),
            let end = lines[start...].firstIndex(where: { $0.contains(markers.end) })
        else {
            return nil
        }
        line = start + 1
        self.lines = Array(lines[start...end])
    }

    /// The line, counted from the manifest's first, where this block first differs from another.
    func firstDifference(from other: SettingsBlock) -> Int? {
        guard lines != other.lines else {
            return nil
        }
        let same = zip(lines, other.lines).prefix { $0 == $1 }.count
        return line + min(same, lines.count - 1)
    }
}
