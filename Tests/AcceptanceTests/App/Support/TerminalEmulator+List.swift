import TerminalEmulator

extension TerminalEmulator {
    /// Which of all animals is the one that is chosen, as the foot of a list of so many tells it.
    func place(of total: String) -> Int? {
        lines.lazy.compactMap { line in
            line.firstRange(of: " of " + total).flatMap { range in
                Int(line[..<range.lowerBound].split(separator: " ").last?.replacing(",", with: "") ?? "")
            }
        }.first
    }
}

extension TerminalEmulator {
    /// Whether the next animals of a list are on their way, which its foot tells.
    var isLoading: Bool { lines.contains { $0.contains("Loading") } }
}

extension AppTerminal {
    /// Goes a screen down in a list of so many, and answers which animal is chosen then.
    func pageDown(of total: String) throws -> Int {
        let place = screen.place(of: total) ?? 0
        try type("\u{1B}[6~")
        try wait(for: "another place than \(place)") { ($0.place(of: total) ?? place) > place }
        return screen.place(of: total) ?? place
    }
}
