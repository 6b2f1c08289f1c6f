import TerminalInput

/// What a decoder makes of bytes that come in one piece, and of nothing behind them.
func decoded(_ text: String) -> [DecodedInput] {
    decoded(Array(text.utf8))
}

func decoded(_ bytes: [UInt8]) -> [DecodedInput] {
    var decoder = InputDecoder()
    return decoder.decode(bytes)
}

func key(_ key: Key, _ modifiers: KeyModifiers = []) -> DecodedInput {
    .event(.key(KeyPress(key, modifiers)))
}

func character(_ character: Character, _ modifiers: KeyModifiers = []) -> DecodedInput {
    key(.character(character), modifiers)
}

let escape = "\u{1B}"
