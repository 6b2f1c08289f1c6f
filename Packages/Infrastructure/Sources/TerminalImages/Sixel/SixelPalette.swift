import PixelImages

/// The colours that a picture is drawn with, at most 256, in the hundredths that sixel knows.
struct SixelPalette {
    struct Color: Hashable {
        var red: Int
        var green: Int
        var blue: Int

        /// Which of 32 × 32 × 32 it is.
        var step: Int { (red / 8) * 1024 + (green / 8) * 32 + blue / 8 }

        static func - (left: Color, right: Color) -> Color {
            Color(red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue)
        }
    }

    /// 0 to 100 each.
    let percentages: [Color]
    /// The same as 0 to 255.
    private let colors: [Color]

    /// The colours that stand for a picture's best: the median cut (Heckbert 1982) over its colours in 32 steps each.
    init(of image: PixelImage) {
        var boxes = [ColorBox(Self.histogram(of: image))]
        while boxes.count < 256 {
            guard
                let widest = boxes.indices.filter({ boxes[$0].canBeCut }).max(by: {
                    boxes[$0].weight < boxes[$1].weight
                })
            else { break }
            let (lower, upper) = boxes[widest].cut()
            boxes[widest] = lower
            boxes.append(upper)
        }
        var seen: Set<Color> = []
        percentages = boxes.map(\.average).map(Self.percentage).filter { seen.insert($0).inserted }
        colors = percentages.map { Color(red: $0.red.byte, green: $0.green.byte, blue: $0.blue.byte) }
    }

    /// The picture as indices of this palette; what a pixel's colour misses is given on to its neighbours (Floyd and
    /// Steinberg 1976).
    func dithered(_ image: PixelImage) -> [UInt8] {
        var indices = [UInt8](repeating: 0, count: image.width * image.height)
        // The nearest colour of each of 32 × 32 × 32, once it was asked for.
        var nearest = [Int16](repeating: -1, count: 1 << 15)
        // What is to be added, in sixteenths; a pixel more on either side.
        var errors = [Int](repeating: 0, count: (image.width + 2) * 3)
        for row in 0..<image.height {
            var below = [Int](repeating: 0, count: errors.count)
            for column in 0..<image.width {
                let pixel = row * image.width + column
                let place = (column + 1) * 3
                let wanted = Color(
                    red: Self.clamped(Int(image.pixels[pixel * 3]) + errors[place] / 16),
                    green: Self.clamped(Int(image.pixels[pixel * 3 + 1]) + errors[place + 1] / 16),
                    blue: Self.clamped(Int(image.pixels[pixel * 3 + 2]) + errors[place + 2] / 16)
                )
                let index = self.nearest(to: wanted, remembering: &nearest)
                indices[pixel] = UInt8(index)
                let missing = wanted - colors[index]
                Self.add(missing, times: 7, to: &errors, at: place + 3)
                Self.add(missing, times: 3, to: &below, at: place - 3)
                Self.add(missing, times: 5, to: &below, at: place)
                Self.add(missing, times: 1, to: &below, at: place + 3)
            }
            errors = below
        }
        return indices
    }

    private static func clamped(_ value: Int) -> Int { max(0, min(255, value)) }

    private static func add(_ error: Color, times factor: Int, to errors: inout [Int], at place: Int) {
        errors[place] += error.red * factor
        errors[place + 1] += error.green * factor
        errors[place + 2] += error.blue * factor
    }

    private func nearest(to wanted: Color, remembering known: inout [Int16]) -> Int {
        if known[wanted.step] >= 0 { return Int(known[wanted.step]) }
        var (best, least) = (0, Int.max)
        for (index, color) in colors.enumerated() {
            let missing = color - wanted
            let distance = missing.red * missing.red + missing.green * missing.green + missing.blue * missing.blue
            if distance < least { (best, least) = (index, distance) }
        }
        known[wanted.step] = Int16(best)
        return best
    }

    /// The picture's colours in 32 steps each, with how often they are there and the sum of what they really are.
    private static func histogram(of image: PixelImage) -> [ColorCount] {
        var counts = [ColorCount?](repeating: nil, count: 1 << 15)
        for start in stride(from: 0, to: image.pixels.count, by: 3) {
            let color = Color(
                red: Int(image.pixels[start]),
                green: Int(image.pixels[start + 1]),
                blue: Int(image.pixels[start + 2])
            )
            counts[color.step, default: ColorCount(like: color)].add(color)
        }
        return counts.compactMap(\.self)
    }

    private static func percentage(_ color: Color) -> Color {
        Color(red: color.red.percentage, green: color.green.percentage, blue: color.blue.percentage)
    }
}

extension Int {
    /// Hundredths as 0 to 255.
    fileprivate var byte: Int { (self * 255 + 50) / 100 }

    /// 0 to 255 as hundredths.
    fileprivate var percentage: Int { (self * 100 + 127) / 255 }
}

extension [ColorCount?] {
    fileprivate subscript(key: Int, default new: ColorCount) -> ColorCount {
        get { self[key] ?? new }
        set { self[key] = newValue }
    }
}
