package import Domain

extension Breeds {
    /// Reads `LABRADOR RETR / PIT BULL` and `Beagle/Mix`: the breeds parted by slashes, and whether there is a mix.
    package init(slashed text: String) {
        let parts = text.split(separator: "/").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        let named = parts.filter { !Self.meansMix($0) }
        let says = parts.contains { Self.meansMix($0) || SearchText.fold($0).hasSuffix(" mix") }
        self.init(
            primary: named.first,
            secondary: named.count > 1 ? named[1] : nil,
            mixed: says || named.count > 1 ? .yes : .unknown
        )
    }

    private static func meansMix(_ part: String) -> Bool {
        ["mix", "mixed", "mixed breed"].contains(SearchText.fold(part))
    }
}

extension Colors {
    /// Reads `BLACK / WHITE`, the most of it first.
    package init(slashed text: String) {
        let parts = text.split(separator: "/").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        self.init(
            primary: parts.first,
            secondary: parts.count > 1 ? parts[1] : nil,
            tertiary: parts.count > 2 ? parts[2] : nil
        )
    }
}
