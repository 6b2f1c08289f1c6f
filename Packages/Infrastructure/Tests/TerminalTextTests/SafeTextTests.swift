import TerminalText
import Testing

@Suite("Text made safe for a terminal")
struct SafeTextTests {
    @Test(
        "loses complete control sequences as a whole",
        arguments: [
            ("\u{1B}[31mRex\u{1B}[0m", "Rex"), ("\u{9B}1;31mRex\u{9B}m", "Rex"), ("\u{1B}[?1049hRex", "Rex"),
            ("\u{1B}[2 qRex", "Rex"), ("\u{1B}]0;title\u{7}Rex", "Rex"), ("\u{1B}]0;title\u{1B}\\Rex", "Rex"),
            ("\u{9D}0;title\u{9C}Rex", "Rex"), ("\u{1B}]8;;http://a.example\u{1B}\\Rex\u{1B}]8;;\u{1B}\\", "Rex"),
            ("\u{1B}P1$r0m\u{1B}\\Rex", "Rex"), ("\u{1B}_Gf=100;AAAA\u{1B}\\Rex", "Rex"), ("\u{90}q\u{9C}Rex", "Rex"),
            ("\u{1B}cRex", "Rex"), ("\u{1B}(0Rex", "Rex"), ("\u{1B}7Rex\u{1B}8", "Rex"),
            ("R\u{1B}[31\u{6D}ex", "Rex"),
        ]
    )
    func completeSequences(hostile: String, clean: String) {
        #expect(hostile.sanitizedForTerminal() == clean)
    }

    @Test(
        "keeps the ordinary text behind what only begins a control sequence",
        arguments: [
            ("\u{1B}]0;Rex is here", "0;Rex is here"), ("\u{1B}[31", "31"), ("\u{1B}[31é", "31é"), ("\u{1B}", ""),
            ("Rex\u{1B}", "Rex"), ("\u{1B}Rex", "Rex"), ("\u{1B}é", "é"), ("\u{1B}(", "("), ("\u{9B}", ""),
            ("\u{1B}]a\u{1B}]b\u{7}c", "ac"), ("\u{1B}]line\nnext\u{7}", "line next"), ("\u{1B}PRex\u{7}!", "Rex!"),
            ("\u{1B}\u{1B}[1mRex", "Rex"), ("\u{1B}[\u{1B}[1mRex", "Rex"),
        ]
    )
    func incompleteSequences(hostile: String, clean: String) {
        #expect(hostile.sanitizedForTerminal() == clean)
    }

    @Test(
        "says the same of ASCII as of the same text before a letter beyond it",
        arguments: 1...20 as ClosedRange<UInt64>
    )
    func asciiAlone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0x20..<0x7F, using: &random)
            }
            if let place = bytes.indices.randomElement(using: &random), Bool.random(using: &random) {
                let odd = UInt8.random(in: 0..<0x80, using: &random)
                if odd != 0x1B { bytes[place] = odd }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(SafeText.sanitized(text) + "é" == SafeText.sanitized(text + "é"), "\(bytes)")
        }
    }

    @Test("loses every other control character", arguments: Array(UInt8(0)...0x1F) + Array(0x7F...0x9F))
    func controls(value: UInt8) {
        let control = Unicode.Scalar(value)
        let output = "Rex \(Character(control))é".sanitizedForTerminal(.singleLine)
        #expect(output.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(output.hasPrefix("Rex ") && output.hasSuffix("é"))
    }

    @Test(
        "loses what reorders or hides",
        arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069)
            + [0x200E, 0x200F, 0x61C, 0xAD, 0x200B, 0x2060, 0xFEFF, 0xFFF9, 0xFFFE, 0xFDD0, 0x1FFFF, 0xE0001, 0xE0041]
            as [UInt32]
    )
    func hidden(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect("Re\(Character(scalar))x犬".sanitizedForTerminal() == "Rex犬")
    }

    @Test(
        "has spaces for line breaks and tabs in one line, and line feeds in several",
        arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    )
    func lineBreaks(lineBreak: String) {
        let text = "one\(lineBreak)two\tthree"
        #expect(text.sanitizedForTerminal(.singleLine) == "one two three")
        #expect(text.sanitizedForTerminal(.multiLine) == "one\ntwo\tthree")
    }

    @Test(
        "keeps letters, signs, emoji and the joiners inside them",
        arguments: [
            "Rex", "Zoë", "e\u{301}", "柴犬", "каштан", "كلب", "כֶּלֶב", "می\u{200C}خواهم", "क्\u{200D}ष", "ന്\u{200D}", "नमस्ते",
            "👨‍👩‍👧‍👦", "❤️‍🔥", "🇫🇷", "1️⃣", "👍🏽", "❤\u{FE0E}", "葛\u{E0100}", "한글", "\u{1112}\u{1161}\u{11AB}", "a\u{A0}b", "“½” €",
        ]
    )
    func ordinary(text: String) {
        #expect(Array(text.sanitizedForTerminal().unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        "loses joiners that join nothing and selectors that select nothing",
        arguments: [
            ("a\u{200D}b", "ab"), ("\u{200D}犬", "犬"), ("犬\u{200D}", "犬"), ("犬\u{200C} x", "犬 x"),
            ("犬\u{200D}\u{200D}\u{200D}猫", "犬\u{200D}猫"), ("\u{FE0F}Rex", "Rex"), ("a \u{FE0F}b", "a b"),
        ]
    )
    func strayJoiners(hostile: String, clean: String) {
        #expect(Array(hostile.sanitizedForTerminal().unicodeScalars) == Array(clean.unicodeScalars))
    }

    @Test(
        "takes plain text between other signs as it is",
        arguments: [
            ("é\u{200D}abc\u{200D}é", "éabcé"), ("é\u{200D}\u{200D}é", "é\u{200D}é"),
            ("ab\u{1B}[31mcd’e\u{7}f", "abcd’ef"),
            ("’\u{FE0F}plain\u{FE0F}, ’", "’\u{FE0F}plain\u{FE0F}, ’"), ("é \u{FE0F}é", "é é"),
            (
                "é" + String(repeating: "\u{301}", count: 8) + "e" + String(repeating: "\u{301}", count: 9) + "x’",
                "é" + String(repeating: "\u{301}", count: 8) + "e" + String(repeating: "\u{301}", count: 8) + "x’"
            ),
        ]
    )
    func plainRuns(text: String, safe: String) {
        #expect(Array(text.sanitizedForTerminal().unicodeScalars) == Array(safe.unicodeScalars))
    }

    @Test("has no more marks on a base than stated")
    func smeared() {
        let smeared = "R" + String(repeating: "\u{336}\u{30A}", count: 500) + "ex"
        let clean = smeared.sanitizedForTerminal()
        #expect(clean.unicodeScalars.count == 3 + SafeText.maximumMarks)
        #expect(clean.displayWidth == 3)
    }

    @Test("is the same when cleaned again, and holds nothing that commands or reorders")
    func anyText() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let hostile = HostileText.make(using: &random)
            for mode in [SafeText.Mode.singleLine, .multiLine] {
                let clean = hostile.sanitizedForTerminal(mode)
                let allowed: Set<Unicode.Scalar> = mode == .multiLine ? ["\n", "\t"] : []
                #expect(clean.unicodeScalars.allSatisfy { !HostileText.isDangerous($0) || allowed.contains($0) })
                #expect(Array(clean.sanitizedForTerminal(mode).unicodeScalars) == Array(clean.unicodeScalars))
            }
        }
    }
}
