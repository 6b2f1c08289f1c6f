/// The sixteen colours every colour terminal has; the raw value is the place in the palette.
public enum ANSIColor: UInt8, Sendable, Hashable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

/// A colour as a caller wishes it; a terminal that has fewer gets the nearest it has.
public enum TextColor: Sendable, Hashable {
    /// One of the sixteen, as the person's theme paints it.
    case ansi(ANSIColor)
    /// A place in the palette of 256: 0–15 as `ansi`, then a cube of 6 × 6 × 6, then 24 greys.
    case palette(UInt8)
    /// Red, green and blue, each 0–255.
    case rgb(UInt8, UInt8, UInt8)
}

extension TextColor {
    /// The SGR parameters that select this colour, or nil when the terminal has no colours.
    func parameters(for support: ColorSupport, isBackground: Bool) -> String? {
        let extended = isBackground ? "48" : "38"
        switch support {
        case .none:
            return nil
        case .ansi16:
            let index = Int(nearestANSI)
            let base = (index < 8 ? 30 : 90) + (isBackground ? 10 : 0)
            return String(base + index % 8)
        case .ansi256:
            guard let index = nearestPalette else { return parameters(for: .ansi16, isBackground: isBackground) }
            return "\(extended);5;\(index)"
        case .trueColor:
            guard case .rgb(let red, let green, let blue) = self else {
                return parameters(for: .ansi256, isBackground: isBackground)
            }
            return "\(extended);2;\(red);\(green);\(blue)"
        }
    }

    /// The place in the palette beyond the first sixteen, or nil for one of those.
    private var nearestPalette: UInt8? {
        switch self {
        case .ansi: return nil
        case .palette(let index): return index < 16 ? nil : index
        case .rgb(let red, let green, let blue):
            let wanted = RGB(red: Int(red), green: Int(green), blue: Int(blue))
            let places = RGB.palette.indices.dropFirst(16)
            let nearest = places.min { RGB.palette[$0].distance(to: wanted) < RGB.palette[$1].distance(to: wanted) }
            return nearest.map { UInt8($0) }
        }
    }

    private var nearestANSI: UInt8 {
        let wanted: RGB
        switch self {
        case .ansi(let color): return color.rawValue
        case .palette(let index) where index < 16: return index
        case .palette(let index): wanted = RGB.palette[Int(index)]
        case .rgb(let red, let green, let blue): wanted = RGB(red: Int(red), green: Int(green), blue: Int(blue))
        }
        let nearest = RGB.ansi.indices.min { RGB.ansi[$0].distance(to: wanted) < RGB.ansi[$1].distance(to: wanted) }
        return UInt8(nearest ?? 7)
    }
}

/// A colour by its parts, 0–255 each, as xterm defines its palette.
private struct RGB {
    let red: Int
    let green: Int
    let blue: Int

    static let ansi: [RGB] = [
        RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
        RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
        RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
        RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
        RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
        RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
        RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
        RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
    ]

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// All 256, made once: every span of every frame asks for the nearest.
    static let palette: [RGB] = (0...255).map { RGB(palette: $0) }

    private init(palette index: UInt8) {
        switch index {
        case 0..<16:
            self = Self.ansi[Int(index)]
        case 16..<232:
            let place = Int(index) - 16
            let parts = [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
            self.init(red: parts[0], green: parts[1], blue: parts[2])
        default:
            let grey = 8 + 10 * (Int(index) - 232)
            self.init(red: grey, green: grey, blue: grey)
        }
    }

    func distance(to other: RGB) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }
}
