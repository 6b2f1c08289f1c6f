import TerminalInput
import Testing

@Suite("Keys")
struct KeyDecodingTests {
    typealias Case = (bytes: String, expected: DecodedInput)

    @Test(
        "Control characters are keys",
        arguments: [
            ("\u{01}", character("a", .control)), ("\u{1A}", character("z", .control)),
            ("\u{00}", character(" ", .control)), ("\u{1C}", character("\\", .control)),
            ("\u{1F}", character("_", .control)), ("\t", key(.tab)), ("\r", key(.enter)), ("\n", key(.enter)),
            ("\u{08}", key(.backspace)), ("\u{7F}", key(.backspace)),
        ] as [Case]
    )
    func controls(bytes: String, expected: DecodedInput) {
        #expect(decoded(bytes) == [expected])
    }

    @Test(
        "An ESC before a key is Alt",
        arguments: [
            ("a", character("a", .alt)), ("A", character("A", .alt)), ("é", character("é", .alt)),
            ("\u{7F}", key(.backspace, .alt)), ("\r", key(.enter, .alt)), ("\u{01}", character("a", [.alt, .control])),
            ("\u{1B}[A", key(.up, .alt)), ("\u{1B}OA", key(.up, .alt)), ("\u{1B}[5^", key(.pageUp, [.alt, .control])),
            ("X", character("X", .alt)), ("^", character("^", .alt)),
        ] as [Case]
    )
    func alt(bytes: String, expected: DecodedInput) {
        #expect(decoded(escape + bytes) == [expected])
    }

    @Test(
        "Function keys, as terminals send them",
        arguments: [
            ("[A", key(.up)), ("[B", key(.down)), ("[C", key(.right)), ("[D", key(.left)), ("[H", key(.home)),
            ("[F", key(.end)), ("OA", key(.up)), ("OH", key(.home)), ("OP", key(.function(1))),
            ("OS", key(.function(4))), ("OM", key(.enter)), ("Oj", character("*")), ("Oy", character("9")),
            ("[1~", key(.home)), ("[2~", key(.insert)), ("[3~", key(.delete)), ("[4~", key(.end)),
            ("[5~", key(.pageUp)), ("[6~", key(.pageDown)), ("[7~", key(.home)), ("[8~", key(.end)),
            ("[11~", key(.function(1))), ("[15~", key(.function(5))), ("[17~", key(.function(6))),
            ("[21~", key(.function(10))), ("[23~", key(.function(11))), ("[24~", key(.function(12))),
            ("[25~", key(.function(13))), ("[28~", key(.function(15))), ("[34~", key(.function(20))),
            ("[[A", key(.function(1))), ("[[E", key(.function(5))), ("[Z", key(.tab, .shift)),
        ] as [Case]
    )
    func functionKeys(bytes: String, expected: DecodedInput) {
        #expect(decoded(escape + bytes) == [expected])
    }

    @Test(
        "Modifiers of xterm and of rxvt",
        arguments: [
            ("[1;2A", key(.up, .shift)), ("[1;3B", key(.down, .alt)), ("[1;5C", key(.right, .control)),
            ("[1;8D", key(.left, [.shift, .alt, .control])), ("[5;5~", key(.pageUp, .control)),
            ("[1;2R", key(.function(3), .shift)), ("[15;5~", key(.function(5), .control)), ("[1;2Z", key(.tab, .shift)),
            ("O5A", key(.up, .control)), ("O1;5P", key(.function(1), .control)), ("[a", key(.up, .shift)),
            ("Ob", key(.down, .control)), ("[5$", key(.pageUp, .shift)), ("[5^", key(.pageUp, .control)),
            ("[5@", key(.pageUp, [.control, .shift])), ("[23^", key(.function(11), .control)),
        ] as [Case]
    )
    func modifiers(bytes: String, expected: DecodedInput) {
        #expect(decoded(escape + bytes) == [expected])
    }

    @Test(
        "The kitty keyboard protocol and modifyOtherKeys",
        arguments: [
            ("[27u", key(.escape)), ("[97u", character("a")), ("[97;5u", character("a", .control)),
            ("[97;3u", character("a", .alt)), ("[97;2u", character("A")), ("[97;4u", character("A", .alt)),
            ("[49:33;4u", character("!", .alt)), ("[49;4u", character("1", [.shift, .alt])),
            ("[1089::99;5u", character("c", .control)), ("[1089;3u", character("с", .alt)), ("[233u", character("é")),
            ("[13;5u", key(.enter, .control)), ("[9;5u", key(.tab, .control)), ("[127;3u", key(.backspace, .alt)),
            ("[97;5:1u", character("a", .control)), ("[97;5:2u", character("a", .control)),
            ("[97;69u", character("a", .control)), ("[97;193u", character("a")), ("[57399u", character("0")),
            ("[57414u", key(.enter)), ("[57419u", key(.up)), ("[57376u", key(.function(13))),
            ("[1;5:1A", key(.up, .control)), ("[3;1:2~", key(.delete)), ("[97;;97u", character("a")),
            ("[27;5;97~", character("a", .control)), ("[27;2;13~", key(.enter, .shift)),
            ("[27;6;65~", character("A", .control)), ("[97;33u", character("a", .alt)),
        ] as [Case]
    )
    func kitty(bytes: String, expected: DecodedInput) {
        #expect(decoded(escape + bytes) == [expected])
    }

    @Test(
        "What is no key of ours types nothing",
        arguments: [
            "[97;5:3u", "[1;1:3A", "[57441u", "[57428u", "[97;9u", "[1;9A", "[0u", "[u", "[;5u", "[1114112u", "[55296u",
            "[99999999999999999999u", "[~", "[99~", "[27;5~", "[201~", "[12;40R", "[?1;2;3x", "[>1;2c", "[!p",
            "[?25$p", "[=5h", "]0;title\u{7}", "]52;c;aGVsbG8=\u{1B}\\", "P1$r0m\u{1B}\\", "[1 q", "[[z", "[3:4:5h",
        ]
    )
    func unknown(bytes: String) {
        #expect(decoded(escape + bytes) == [])
        #expect(decoded(escape + bytes + "\u{1B}[Bx") == [key(.down), character("x")])
    }
}

@Suite("Keys that are held back")
struct UnfinishedKeyTests {
    @Test("A sequence that a control cuts off takes nothing else with it")
    func cutOff() {
        #expect(decoded("\u{1B}[1;\rx") == [key(.enter), character("x")])
        #expect(decoded("\u{1B}[1;\u{1B}[Ax") == [key(.up), character("x")])
        #expect(decoded("\u{1B}]11;rgb:\rx") == [key(.enter), character("x")])
        #expect(decoded("\u{1B}_Gi=1\u{1B}[Ax") == [key(.up), character("x")])
        #expect(decoded("\u{1B}[é") == [character("[", .alt), character("é")])
    }

    @Test("Two Esc are two Esc, or one and a key with Alt")
    func twoEscapes() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}\u{1B}".utf8)) == [])
        #expect(decoder.flush() == [key(.escape), key(.escape)])
        #expect(decoded("\u{1B}\u{1B}x") == [key(.escape), character("x", .alt)])
        #expect(decoded("\u{1B}\u{1B}\u{1B}[A") == [key(.escape), key(.up, .alt)])
    }

    @Test(
        "What may be a key or the beginning of more is held, until somebody says that there is no more",
        arguments: [
            ("\u{1B}", [key(.escape)]), ("\u{1B}[", [character("[", .alt)]), ("\u{1B}O", [character("O", .alt)]),
            ("\u{1B}]", [character("]", .alt)]), ("\u{1B}P", [character("P", .alt)]),
            ("\u{1B}_", [character("_", .alt)]), ("\u{1B}\u{1B}[", [key(.escape), character("[", .alt)]),
        ] as [(String, [DecodedInput])]
    )
    func waiting(bytes: String, expected: [DecodedInput]) {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array(bytes.utf8)) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.unfinished == .key)
        #expect(decoder.flush() == expected)
        #expect(!decoder.isWaiting)
        #expect(decoder.decode(Array("x".utf8)) == [character("x")])
    }

    @Test(
        "The rest of a sequence may take its time; one that never comes is forgotten",
        arguments: ["[1;", "]11;r", "[M!"]
    )
    func sequence(bytes: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array((escape + bytes).utf8)) == [])
        #expect(decoder.unfinished == .sequence)
        #expect(decoder.flush() == [])
        #expect(decoder.decode(Array("x".utf8)) == [character("x")])
    }

    @Test("A letter with Alt that begins strings elsewhere is a key when no reply follows")
    func introducersAsKeys() {
        #expect(decoded("\u{1B}Pa") == [character("P", .alt), character("a")])
        #expect(decoded("\u{1B}]a") == [character("]", .alt), character("a")])
        #expect(decoded("\u{1B}_a") == [character("_", .alt), character("a")])
        #expect(decoded("\u{1B}Oz") == [character("O", .alt), character("z")])
    }
}
