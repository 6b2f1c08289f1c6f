extension PixelImage {
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// This picture in another size. Each new pixel is the average of the area of old ones that it covers, those at its
    /// edges by the part of them that it covers; so nothing is left out and nothing flickers from size to size.
    public func scaled(to size: PixelSize) -> PixelImage {
        guard size.width > 0, size.height > 0, size != self.size else { return self }
        let across = Coverage.list(of: width, over: size.width)
        let narrowed = Self.averaging(pixels, lines: height, step: 3, lineStride: 3 * width, by: across)
        let down = Coverage.list(of: height, over: size.height)
        let result = Self.averaging(narrowed, lines: size.width, step: 3 * size.width, lineStride: 3, by: down)
        let bytes = Self.bytes(of: result, transposedFrom: size)
        return PixelImage(width: size.width, height: size.height, pixels: bytes) ?? self
    }

    /// This picture, made smaller if it does not fit into `box`.
    public func fitted(into box: PixelSize) -> PixelImage {
        scaled(to: size.fitted(into: box))
    }

    /// Averages along one direction.
    ///
    /// - Parameters:
    ///   - lines: How many lines of pixels there are in that direction.
    ///   - step: How many numbers lie between a pixel and the next of its line.
    ///   - lineStride: How many numbers lie between the beginnings of two lines.
    /// - Returns: The lines one after the other.
    private static func averaging<Number: PixelNumber>(
        _ numbers: [Number],
        lines: Int,
        step: Int,
        lineStride: Int,
        by coverages: [Coverage]
    ) -> [Float] {
        var result = [Float](repeating: 0, count: lines * coverages.count * 3)
        let source = numbers.span
        var target = result.mutableSpan
        for line in 0..<lines {
            for (place, coverage) in coverages.enumerated() {
                var (red, green, blue) = (Float(0), Float(0), Float(0))
                for index in 0..<coverage.weights.count {
                    let weight = coverage.weights[index]
                    let position = line * lineStride + (coverage.first + index) * step
                    red += weight * source[position].number
                    green += weight * source[position + 1].number
                    blue += weight * source[position + 2].number
                }
                let position = (line * coverages.count + place) * 3
                target[position] = red
                target[position + 1] = green
                target[position + 2] = blue
            }
        }
        return result
    }

    /// Columns one after the other, as rows one after the other.
    private static func bytes(of columns: [Float], transposedFrom size: PixelSize) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: columns.count)
        var target = bytes.mutableSpan
        let source = columns.span
        for row in 0..<size.height {
            for column in 0..<size.width {
                for part in 0..<3 {
                    let number = source[(column * size.height + row) * 3 + part]
                    target[(row * size.width + column) * 3 + part] = UInt8(max(0, min(255, number.rounded())))
                }
            }
        }
        return bytes
    }
}

/// Which old pixels a new one covers, from the first on, and how much each of them counts; together 1.
private struct Coverage {
    let first: Int
    let weights: [Float]

    /// The coverage of each of `new` pixels over a line of `old` ones.
    static func list(of old: Int, over new: Int) -> [Coverage] {
        let length = Double(old) / Double(new)
        return (0..<new).map { place in
            let (start, end) = (Double(place) * length, min(Double(old), Double(place + 1) * length))
            let first = min(old - 1, Int(start))
            let last = max(first, min(old - 1, Int(end.rounded(.up)) - 1))
            let parts = (first...last).map { max(0, min(end, Double($0 + 1)) - max(start, Double($0))) }
            let sum = parts.reduce(0, +)
            return Coverage(first: first, weights: parts.map { Float(sum > 0 ? $0 / sum : 1 / Double(parts.count)) })
        }
    }
}

/// A part of a colour, before and during averaging.
private protocol PixelNumber {
    var number: Float { get }
}

extension UInt8: PixelNumber {
    fileprivate var number: Float { Float(self) }
}

extension Float: PixelNumber {
    fileprivate var number: Float { self }
}
