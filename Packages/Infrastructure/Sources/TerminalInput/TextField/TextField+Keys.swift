extension TextField {
    /// Does what a key is for in a line of text, as shells and browsers have it.
    ///
    /// - Returns: Whether the key is for a line of text; one that is not, such as Enter, Tab or Up, changes nothing.
    public mutating func handle(_ key: KeyPress) -> Bool {
        let byWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
        switch key.key {
        case .character(let character):
            return handle(character, key.modifiers.subtracting(.shift))
        case .left:
            moveLeft(by: byWord ? wordBefore : 1)
        case .right:
            moveRight(by: byWord ? wordAfter : 1)
        case .home:
            moveToStart()
        case .end:
            moveToEnd()
        case .backspace:
            deleteLeft(byWord ? wordBefore : 1)
        case .delete:
            deleteRight(byWord ? wordAfter : 1)
        case .enter, .escape, .tab, .insert, .up, .down, .pageUp, .pageDown, .function:
            return false
        }
        return true
    }

    private mutating func handle(_ character: Character, _ modifiers: KeyModifiers) -> Bool {
        switch (modifiers, character.lowercased()) {
        case ([], _): insert(String(character))
        case (.control, "a"): moveToStart()
        case (.control, "e"): moveToEnd()
        case (.control, "b"): moveLeft()
        case (.control, "f"): moveRight()
        case (.control, "d"): deleteRight()
        case (.control, "h"): deleteLeft()
        case (.control, "u"): deleteLeft(before.count)
        case (.control, "k"): deleteRight(after.count)
        case (.control, "w"): deleteLeft(chunkBefore)
        case (.alt, "b"): moveLeft(by: wordBefore)
        case (.alt, "f"): moveRight(by: wordAfter)
        case (.alt, "d"): deleteRight(wordAfter)
        default: return false
        }
        return true
    }

    /// How many grapheme clusters there are back to the beginning of a word.
    private var wordBefore: Int { Self.count(in: before.reversed()) { $0.isLetter || $0.isNumber } }

    /// How many there are on to the end of a word.
    private var wordAfter: Int { Self.count(in: after) { $0.isLetter || $0.isNumber } }

    /// How many there are back to a space.
    private var chunkBefore: Int { Self.count(in: before.reversed()) { !$0.isWhitespace } }

    /// What does not belong to a word, and then all that does.
    private static func count(in text: some Sequence<Character>, isInWord: (Character) -> Bool) -> Int {
        var count = 0
        var isInside = false
        for character in text {
            if isInWord(character) {
                isInside = true
            } else if isInside {
                break
            }
            count += 1
        }
        return count
    }
}
