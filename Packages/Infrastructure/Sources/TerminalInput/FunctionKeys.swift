/// Which number or letter stands for which key.
enum FunctionKeys {
    /// `CSI number ~` (DEC, xterm and rxvt).
    static func key(tilde number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// `CSI letter` and `SS3 letter`.
    static func key(letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// `SS3 letter` of the numeric keypad in application mode.
    static func keypad(_ letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "X"): .character("=")
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(letter - 0x40)))
        default: nil
        }
    }

    /// The numbers of the kitty keyboard protocol for keys that type nothing, in its private use area. Keys that are of
    /// no use here (media keys, modifiers by themselves) have none.
    static func key(kitty code: Int) -> Key? {
        switch code {
        case 57376...57398: .function(code - 57376 + 13)
        case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399) + 0x30)))
        case 57409: .character(".")
        case 57410: .character("/")
        case 57411: .character("*")
        case 57412: .character("-")
        case 57413: .character("+")
        case 57414: .enter
        case 57415: .character("=")
        case 57416: .character(",")
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .delete
        default: nil
        }
    }

    /// `CSI [ letter` of the Linux console.
    static let console: [UInt8: Key] = [
        UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2), UInt8(ascii: "C"): .function(3),
        UInt8(ascii: "D"): .function(4), UInt8(ascii: "E"): .function(5),
    ]
}
