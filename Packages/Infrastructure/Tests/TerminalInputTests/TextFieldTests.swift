import TerminalInput
import Testing

@Suite("A line of text that is edited")
struct TextFieldTests {
    /// What the field holds, with the cursor as a bar.
    private func shown(_ field: TextField) -> String {
        let text = field.text
        return String(text.prefix(field.cursor)) + "|" + String(text.dropFirst(field.cursor))
    }

    private func field(_ text: String, _ keys: [KeyPress]) -> TextField {
        var field = TextField(text)
        for key in keys {
            let isHandled = field.handle(key)
            #expect(isHandled)
        }
        return field
    }

    @Test("takes what is typed where the cursor is")
    func typing() {
        let keys: [KeyPress] = [KeyPress(.left), KeyPress(.character("柴")), KeyPress(.character("A"), .shift)]
        #expect(shown(field("Rex", keys)) == "Re柴A|x")
    }

    @Test(
        "moves by character and by word",
        arguments: [
            ([KeyPress(.left)], "Rex, 柴犬 👨‍👩‍👧‍👦 Zo|ë"), ([KeyPress(.home)], "|Rex, 柴犬 👨‍👩‍👧‍👦 Zoë"),
            ([KeyPress(.home), KeyPress(.end)], "Rex, 柴犬 👨‍👩‍👧‍👦 Zoë|"), ([KeyPress(.right)], "Rex, 柴犬 👨‍👩‍👧‍👦 Zoë|"),
            ([KeyPress(.left, .control)], "Rex, 柴犬 👨‍👩‍👧‍👦 |Zoë"),
            ([KeyPress(.left, .control), KeyPress(.left)], "Rex, 柴犬 👨‍👩‍👧‍👦| Zoë"),
            ([KeyPress(.left, .control), KeyPress(.character("b"), .alt)], "Rex, |柴犬 👨‍👩‍👧‍👦 Zoë"),
            ([KeyPress(.home), KeyPress(.right, .control)], "Rex|, 柴犬 👨‍👩‍👧‍👦 Zoë"),
            ([KeyPress(.home), KeyPress(.character("f"), .alt), KeyPress(.right, .alt)], "Rex, 柴犬| 👨‍👩‍👧‍👦 Zoë"),
            ([KeyPress(.character("a"), .control), KeyPress(.character("f"), .control)], "R|ex, 柴犬 👨‍👩‍👧‍👦 Zoë"),
            ([KeyPress(.character("a"), .control), KeyPress(.left)], "|Rex, 柴犬 👨‍👩‍👧‍👦 Zoë"),
            (
                [KeyPress(.home), KeyPress(.character("e"), .control), KeyPress(.character("b"), .control)],
                "Rex, 柴犬 👨‍👩‍👧‍👦 Zo|ë"
            ),
        ]
    )
    func moving(keys: [KeyPress], expected: String) {
        #expect(shown(field("Rex, 柴犬 👨‍👩‍👧‍👦 Zoë", keys)) == expected)
    }

    @Test(
        "deletes by character, by word and to either end",
        arguments: [
            ([KeyPress(.backspace)], "good dog 👍🏽, n|"), ([KeyPress(.backspace, .alt)], "good dog 👍🏽, |"),
            ([KeyPress(.character("w"), .control), KeyPress(.character("w"), .control)], "good dog |"),
            ([KeyPress(.character("u"), .control)], "|"), ([KeyPress(.home), KeyPress(.backspace)], "|good dog 👍🏽, no"),
            ([KeyPress(.delete)], "good dog 👍🏽, no|"), ([KeyPress(.home), KeyPress(.delete)], "|ood dog 👍🏽, no"),
            ([KeyPress(.home), KeyPress(.delete, .control)], "| dog 👍🏽, no"),
            ([KeyPress(.home), KeyPress(.character("d"), .alt)], "| dog 👍🏽, no"),
            ([KeyPress(.home), KeyPress(.right, .control), KeyPress(.character("k"), .control)], "good|"),
            ([KeyPress(.left), KeyPress(.character("u"), .control)], "|o"),
            ([KeyPress(.character("h"), .control)], "good dog 👍🏽, n|"),
            ([KeyPress(.home), KeyPress(.character("d"), .control)], "|ood dog 👍🏽, no"),
        ]
    )
    func deleting(keys: [KeyPress], expected: String) {
        #expect(shown(field("good dog 👍🏽, no", keys)) == expected)
    }

    @Test(
        "leaves alone what is not for a line of text",
        arguments: [
            KeyPress(.enter), KeyPress(.escape), KeyPress(.tab), KeyPress(.up), KeyPress(.down), KeyPress(.pageUp),
            KeyPress(.function(1)), KeyPress(.insert), KeyPress(.character("c"), .control),
            KeyPress(.character("z"), .control),
            KeyPress(.character("x"), .alt), KeyPress(.character("a"), [.control, .alt]),
        ]
    )
    func otherKeys(key: KeyPress) {
        var field = TextField("Rex")
        let isHandled = field.handle(key)
        #expect(!isHandled)
        #expect(shown(field) == "Rex|")
    }

    @Test(
        "takes pasted text without anything that commands a terminal, on one line",
        arguments: [
            ("Boston\n", "Boston"), ("New\r\nYork\tCity", "New York City"), ("\u{1B}[31mred\u{7}\u{202E}", "red"),
            ("\n\n", ""), ("柴犬 👨‍👩‍👧‍👦", "柴犬 👨‍👩‍👧‍👦"),
        ]
    )
    func pasting(pasted: String, expected: String) {
        var field = TextField("<>")
        _ = field.handle(KeyPress(.left))
        field.insert(pasted)
        #expect(field.text == "<\(expected)>")
        #expect(field.cursor == 1 + expected.count)
    }

    @Test("joins what is one character, and stands behind it")
    func joining() {
        var field = TextField("🇫x")
        _ = field.handle(KeyPress(.left))
        field.insert("🇷")
        #expect(shown(field) == "🇫🇷|x")
        var letter = TextField("e")
        letter.insert("\u{301}")
        #expect(letter.cursor == 1)
        _ = letter.handle(KeyPress(.backspace))
        #expect(letter.isEmpty)
        var halves = TextField("🇫-🇷")
        _ = halves.handle(KeyPress(.left))
        _ = halves.handle(KeyPress(.backspace))
        #expect(shown(halves) == "🇫🇷|")
    }

    @Test("holds no more than it is made for")
    func limit() {
        var field = TextField("ab", maximumLength: 4)
        _ = field.handle(KeyPress(.left))
        field.insert("12345")
        #expect(shown(field) == "a12|b")
        field.replace(with: "whole new")
        #expect(shown(field) == "whol|")
    }

    @Test(
        "shows the part around the cursor",
        arguments: [
            (0, 8, "Rex 柴犬", 0), (4, 8, "Rex 柴犬", 4), (6, 9, "Rex 柴犬", 8), (6, 8, "ex 柴犬", 7), (6, 4, "犬", 2),
            (6, 5, "柴犬", 4),
            (5, 4, "柴犬", 2), (2, 3, "Rex", 2), (3, 3, "ex ", 2), (0, 1, "R", 0), (6, 1, "", 0), (4, 1, "", 0),
            (3, 0, "", 0),
        ]
    )
    func window(cursor: Int, width: Int, text: String, column: Int) {
        var field = TextField("Rex 柴犬")
        _ = field.handle(KeyPress(.home))
        for _ in 0..<cursor {
            _ = field.handle(KeyPress(.right))
        }
        let visible = field.visible(width: width)
        #expect(visible.text == text)
        #expect(visible.cursorColumn == column)
    }
}
