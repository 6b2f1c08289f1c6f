import Platform
import Testing

@Suite("Opening web pages")
struct WebPageOpenerTests {
    @Test(
        "only web pages are opened, so that an address from outside starts nothing else",
        arguments: [
            "file:///etc/passwd", "javascript:alert(1)", "mailto:a@b.example", "", "no scheme", "https\u{0}://x",
        ]
    )
    func refused(address: String) {
        #expect(throws: WebPageOpenerError.notAWebPage) { try WebPageOpener.open(address) }
    }
}
