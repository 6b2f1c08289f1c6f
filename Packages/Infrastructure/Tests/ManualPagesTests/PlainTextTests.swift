import ManualPages
import Testing

@Suite("Plain help as blocks of a page")
struct PlainTextTests {
    @Test("paragraphs, examples and columns are told apart")
    func kinds() {
        let blocks = ManualBlock.blocks(
            of: """
                Two lines
                of `words`.

                  tool find
                  tool lose

                  tool end
                Then:
                    0  fine
                  130  stopped, and
                       so on
                """
        )
        #expect(
            blocks == [
                .paragraph(ManualText([.plain("Two lines of "), .literal("words"), .plain(".")])),
                .literal("tool find\ntool lose\n\ntool end"),
                .paragraph("Then:"),
                .definitions([
                    ManualDefinition(.text("0"), "fine"), ManualDefinition(.text("130"), "stopped, and so on"),
                ]),
            ]
        )
    }

    @Test("a backquote without its other half stays one", arguments: ["`", "a ` b", "”`"])
    func loneBackquote(text: String) {
        #expect(ManualText(marked: text).spans == [.plain(text)])
    }

    @Test("nothing is nothing", arguments: ["", "\n\n", "   \n \n"])
    func nothing(text: String) {
        #expect(ManualBlock.blocks(of: text).isEmpty)
    }
}
