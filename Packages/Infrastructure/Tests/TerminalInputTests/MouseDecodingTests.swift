import TerminalInput
import Testing

@Suite("Mouse and focus")
struct MouseDecodingTests {
    @Test(
        "Clicks, drags and the wheel, counted from 0",
        arguments: [
            ("[<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
            ("[<0;1;1m", MouseEvent(.release(.left), column: 0, row: 0)),
            ("[<1;300;100M", MouseEvent(.press(.middle), column: 299, row: 99)),
            ("[<2;5;6M", MouseEvent(.press(.right), column: 4, row: 5)),
            ("[<32;5;6M", MouseEvent(.drag(.left), column: 4, row: 5)),
            ("[<34;5;6M", MouseEvent(.drag(.right), column: 4, row: 5)),
            ("[<64;5;6M", MouseEvent(.scrollUp, column: 4, row: 5)),
            ("[<65;5;6M", MouseEvent(.scrollDown, column: 4, row: 5)),
            ("[<4;5;6M", MouseEvent(.press(.left), column: 4, row: 5, modifiers: .shift)),
            ("[<28;5;6M", MouseEvent(.press(.left), column: 4, row: 5, modifiers: [.shift, .alt, .control])),
            ("[M !!", MouseEvent(.press(.left), column: 0, row: 0)),
            ("[M#%&", MouseEvent(.release(.left), column: 4, row: 5)),
            ("[M`%&", MouseEvent(.scrollUp, column: 4, row: 5)),
        ] as [(String, MouseEvent)]
    )
    func events(bytes: String, expected: MouseEvent) {
        #expect(decoded(escape + bytes + "x") == [.event(.mouse(expected)), character("x")])
    }

    @Test(
        "Sideways scrolling, extra buttons, moving without a button and nonsense are nothing",
        arguments: [
            "[<66;5;6M", "[<128;5;6M", "[<35;5;6M", "[<0;0;1M", "[<0;1M", "[<;;M", "[<0;99999999999;1M", "[<3;1;1M",
        ]
    )
    func ignored(bytes: String) {
        #expect(decoded(escape + bytes + "x") == [character("x")])
    }

    @Test("The window gets and loses the keyboard")
    func focus() {
        #expect(decoded("\u{1B}[I\u{1B}[O") == [.event(.focus(true)), .event(.focus(false))])
    }
}
