import TerminalInput
import Testing

@Suite("Replies")
struct DeviceReplyTests {
    @Test(
        "A terminal's answers are told apart from keys",
        arguments: [
            ("[?62;4;22c", .deviceAttributes([62, 4, 22])), ("[?6c", .deviceAttributes([6])),
            ("[?5u", .keyboardFlags(5)), ("[?0u", .keyboardFlags(0)), ("[?2026;2$y", .mode(2026, .reset)),
            ("[?2027;0$y", .mode(2027, .unknown)), ("[?2027;3$y", .mode(2027, .permanentlySet)),
            ("[6;20;10t", .cellSize(width: 10, height: 20)), ("P>|iTerm2 3.5\u{1B}\\", .name("iTerm2 3.5")),
            ("_Gi=31;OK\u{1B}\\", .graphics(image: 31, isOK: true)),
            ("_Gi=31;ENOTSUP:no\u{1B}\\", .graphics(image: 31, isOK: false)),
            ("]11;rgb:ffff/ffff/ffff\u{1B}\\", .background(ReportedColor(red: 1, green: 1, blue: 1))),
            ("]11;rgb:00/00/00\u{7}", .background(ReportedColor(red: 0, green: 0, blue: 0))),
            ("]11;rgba:f/0/0/f\u{7}", .background(ReportedColor(red: 1, green: 0, blue: 0))),
            ("]11;#00ff00\u{7}", .background(ReportedColor(red: 0, green: 1, blue: 0))),
        ] as [(String, DeviceReply)]
    )
    func replies(bytes: String, expected: DeviceReply) {
        #expect(decoded("a\u{1B}\(bytes)b") == [character("a"), .reply(expected), character("b")])
    }

    @Test(
        "Nonsense in the form of an answer is passed over",
        arguments: [
            "]11;red\u{7}", "]11;rgb:1/2\u{7}", "]11;rgb:12345/0/0\u{7}", "]11;#1234\u{7}", "]11;\u{7}",
            "]4;1;rgb:0/0/0\u{7}",
            "[?2026;9$y", "[6;0;0t", "[4;1;1t", "_G\u{1B}\\", "P>x\u{1B}\\",
        ]
    )
    func nonsense(bytes: String) {
        #expect(decoded(escape + bytes + "b") == [character("b")])
    }

    @Test("A string without an end is passed over up to the next control, however long it is")
    func endlessString() {
        let long = String(repeating: "x", count: 100_000)
        #expect(decoded("\u{1B}]11;\(long)\u{3}y") == [character("c", .control), character("y")])
        #expect(decoded("\u{1B}[1\(String(repeating: ";", count: 100_000))Ay") == [character("y")])
    }

    @Test("Light and dark grounds are told apart by their brightness")
    func brightness() {
        #expect(ReportedColor(red: 0.99, green: 0.96, blue: 0.89).isLight)
        #expect(!ReportedColor(red: 0, green: 0.17, blue: 0.21).isLight)
        #expect(!ReportedColor(red: 0, green: 0, blue: 1).isLight)
        #expect(ReportedColor(red: 0, green: 1, blue: 0).isLight)
    }
}
