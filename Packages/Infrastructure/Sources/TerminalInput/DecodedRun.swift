/// Collects what was decoded. Text that stands together is split into what a person sees as characters.
struct DecodedRun {
    private(set) var items: [DecodedInput] = []
    private var text = String.UnicodeScalarView()

    mutating func append(_ scalar: Unicode.Scalar) {
        text.append(scalar)
    }

    mutating func append(_ key: Key, _ modifiers: KeyModifiers = []) {
        append(.event(.key(KeyPress(key, modifiers))))
    }

    mutating func append(_ item: DecodedInput) {
        endText()
        items.append(item)
    }

    mutating func endText() {
        guard !text.isEmpty else { return }
        for character in String(text) {
            items.append(.event(.key(KeyPress(.character(character)))))
        }
        text.removeAll()
    }
}
