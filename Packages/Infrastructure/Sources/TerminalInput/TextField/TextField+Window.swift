import TerminalText

extension TextField {
    /// The part of the text to show in a number of columns, and the column where the cursor stands in it.
    ///
    /// All of the text while that leaves a column for the cursor behind it; else as much of what is before the cursor as
    /// fits, and what follows. No grapheme cluster is cut: the text may be narrower than `width`, never wider.
    public func visible(width: Int) -> (text: String, cursorColumn: Int) {
        guard width > 0 else { return ("", 0) }
        // The cursor stands on the next character, or on a column of its own at the end.
        let under = max(1, after.first?.displayWidth ?? 1)
        var room = max(0, width - under)
        var head = before[...]
        if before.displayWidth > room {
            head = before[before.endIndex...]
            while head.startIndex > before.startIndex {
                let index = before.index(before: head.startIndex)
                let columns = before[index].displayWidth
                guard columns <= room else { break }
                room -= columns
                head = before[index...]
            }
        }
        let cursorColumn = head.displayWidth
        var tail = ""
        var left = width - cursorColumn
        for character in after {
            let columns = character.displayWidth
            guard columns <= left else { break }
            left -= columns
            tail.append(character)
        }
        return (head + tail, cursorColumn)
    }
}
