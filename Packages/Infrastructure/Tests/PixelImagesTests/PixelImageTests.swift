import PixelImages
import Testing

@Suite("A picture as its pixels")
struct PixelImageTests {
    @Test("A picture has as many bytes as its size asks for, or is none")
    func sizes() {
        #expect(PixelImage(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6]) != nil)
        #expect(PixelImage(width: 2, height: 1, pixels: [1, 2, 3]) == nil)
        #expect(PixelImage(width: 0, height: 1, pixels: []) == nil)
    }

    @Test(
        "A size is made to fit a box in its own shape, and never made larger",
        arguments: [
            (
                PixelSize(width: 4000, height: 3000), PixelSize(width: 400, height: 400),
                PixelSize(width: 400, height: 300)
            ),
            (
                PixelSize(width: 3000, height: 4000), PixelSize(width: 400, height: 400),
                PixelSize(width: 300, height: 400)
            ),
            (PixelSize(width: 30, height: 40), PixelSize(width: 400, height: 400), PixelSize(width: 30, height: 40)),
            (PixelSize(width: 10_000, height: 1), PixelSize(width: 50, height: 50), PixelSize(width: 50, height: 1)),
            (PixelSize(width: 3, height: 2), PixelSize(width: 1, height: 1), PixelSize(width: 1, height: 1)),
        ]
    )
    func fits(size: PixelSize, box: PixelSize, expected: PixelSize) {
        #expect(size.fitted(into: box) == expected)
    }

    @Test("Made smaller by a whole number, each pixel is the average of those that it stands for")
    func wholeNumber() throws {
        let image = try #require(grey(4, 2, [0, 100, 10, 10, 200, 100, 20, 40]))
        #expect(image.scaled(to: PixelSize(width: 2, height: 1)) == grey(2, 1, [100, 20]))
    }

    @Test("Made smaller by a fraction, pixels at an edge count by the part that is covered")
    func fraction() throws {
        let image = try #require(grey(3, 1, [0, 90, 240]))
        // Two thirds of the one and one third of the other: 0 × ⅔ + 90 × ⅓, 90 × ⅓ + 240 × ⅔.
        #expect(image.scaled(to: PixelSize(width: 2, height: 1)) == grey(2, 1, [30, 190]))
    }

    @Test("The three colours of a pixel stay apart, and rows stay rows")
    func colors() throws {
        let image = try #require(
            PixelImage(width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
        )
        let narrow = image.scaled(to: PixelSize(width: 1, height: 2))
        #expect(narrow == PixelImage(width: 1, height: 2, pixels: [255, 0, 0, 0, 0, 255]))
        #expect(image.scaled(to: PixelSize(width: 2, height: 1)).pixels == [128, 0, 128, 128, 0, 128])
    }

    @Test("Scaling leaves out nothing: a picture's brightness stays", arguments: [1, 2, 3, 5, 7, 11, 13])
    func brightness(width: Int) throws {
        let values = (0..<17 * 13).map { UInt8($0 * 37 % 256) }
        let image = try #require(grey(17, 13, values))
        let scaled = image.scaled(to: PixelSize(width: width, height: 6))
        #expect(scaled.size == PixelSize(width: width, height: 6))
        #expect(abs(average(of: scaled) - average(of: image)) < 1)
    }

    @Test(
        "A picture is turned upright from each of the eight ways to hold a camera",
        arguments: [
            (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]),
            (4, 3, [4, 5, 6, 1, 2, 3]), (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [4, 1, 5, 2, 6, 3]),
            (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [3, 6, 2, 5, 1, 4]), (0, 3, [1, 2, 3, 4, 5, 6]),
            (9, 3, [1, 2, 3, 4, 5, 6]),
        ] as [(Int, Int, [UInt8])]
    )
    func upright(orientation: Int, width: Int, expected: [UInt8]) throws {
        let image = try #require(grey(3, 2, [1, 2, 3, 4, 5, 6]))
        #expect(image.upright(orientation: orientation) == grey(width, 6 / width, expected))
    }

    private func grey(_ width: Int, _ height: Int, _ values: [UInt8]) -> PixelImage? {
        PixelImage(width: width, height: height, pixels: values.flatMap { [$0, $0, $0] })
    }

    private func average(of image: PixelImage) -> Double {
        Double(image.pixels.reduce(0) { $0 + Int($1) }) / Double(image.pixels.count)
    }
}
