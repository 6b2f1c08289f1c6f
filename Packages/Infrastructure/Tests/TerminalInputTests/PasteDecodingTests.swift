import TerminalInput
import Testing

@Suite("Pastes")
struct PasteDecodingTests {
    @Test("A paste is text, whatever it holds")
    func whole() {
        let text = "two\r\nlines\t\u{1B}[A \u{3} 猫 \u{1B}[201"
        #expect(decoded("x\u{1B}[200~\(text)\u{1B}[201~y") == [character("x"), .event(.paste(text)), character("y")])
    }

    @Test("A paste that arrives byte by byte is one")
    func split() {
        var decoder = InputDecoder()
        let items = Array("\u{1B}[200~a\u{1B}\u{1B}[20猫\u{1B}[201~x".utf8).flatMap { decoder.decode([$0]) }
        #expect(items == [.event(.paste("a\u{1B}\u{1B}[20猫")), character("x")])
    }

    @Test("A paste without an end is held, and told as far as it came when it rests")
    func unterminated() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~half\u{1B}[2".utf8)) == [])
        #expect(decoder.unfinished == .paste)
        #expect(decoder.flush() == [.event(.paste("half\u{1B}[2"))])
        #expect(decoder.decode(Array("x".utf8)) == [character("x")])
    }

    @Test("Of a huge paste the beginning is kept, in whole characters", arguments: [9, 10, 11, 12, 13])
    func huge(limit: Int) {
        var decoder = InputDecoder(pasteLimit: limit)
        var items = decoder.decode(Array("\u{1B}[200~".utf8))
        for _ in 0..<100 { items += decoder.decode(Array("猫猫猫".utf8)) }
        items += decoder.decode(Array("\u{1B}[201~x".utf8))
        #expect(items == [.event(.paste(limit < 12 ? "猫猫猫" : "猫猫猫猫")), character("x")])
    }

    @Test("A paste of nothing is nothing")
    func empty() {
        #expect(decoded("\u{1B}[200~\u{1B}[201~x") == [character("x")])
    }
}
