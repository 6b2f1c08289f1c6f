import PixelImages
import TerminalImages
import TerminalScreen
import TerminalText
import Testing

@Suite("Drawing a picture in a box of cells")
struct PictureDrawerTests {
    @Test("A terminal without pictures, or without colours or half blocks, draws none")
    func none() {
        #expect(PictureDrawer(capabilities: TerminalCapabilities(pictures: .none)) == nil)
        #expect(PictureDrawer(capabilities: .with(.halfBlocks, colors: .none)) == nil)
        #expect(PictureDrawer(capabilities: .with(.halfBlocks, chrome: .ascii)) == nil)
        #expect(PictureDrawer(capabilities: .with(.kitty, colors: .none, chrome: .ascii)) != nil)
    }

    @Test("Half blocks show two pixels a cell: the upper one as the character, the lower one behind it")
    func halfBlocks() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.halfBlocks)))
        let drawing = drawer.draw(try quarters(width: 4, height: 2), id: "a", columns: 4, rows: 3)
        guard case .rows(let rows) = drawing else { return #expect(Bool(false), "It is text.") }
        #expect(rows.map(\.plainText) == ["▀▀▀▀"])
        #expect(rows[0].spans.map(\.text) == ["▀▀", "▀▀"])
        #expect(rows[0].spans.map(\.style.foreground) == [.rgb(255, 0, 0), .rgb(0, 255, 0)])
        #expect(rows[0].spans.map(\.style.background) == [.rgb(0, 0, 255), .rgb(255, 255, 255)])
    }

    @Test("Nothing stands behind the last row of an odd number")
    func oddHeight() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.halfBlocks)))
        let drawing = drawer.draw(try quarters(width: 2, height: 3), id: "a", columns: 4, rows: 3)
        guard case .rows(let rows) = drawing else { return #expect(Bool(false), "It is text.") }
        #expect(rows.count == 2)
        #expect(rows[1].spans.allSatisfy { $0.style.background == nil && $0.style.foreground != nil })
    }

    @Test("Cells that are not twice as high as wide do not distort a picture")
    func cellShape() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.halfBlocks, cell: (10, 30))))
        #expect(drawer.pixelBox(columns: 30, rows: 10) == PixelSize(width: 30, height: 30))
        let drawing = drawer.draw(try quarters(width: 30, height: 30), id: "a", columns: 30, rows: 10)
        guard case .rows(let rows) = drawing else { return #expect(Bool(false), "It is text.") }
        #expect(rows.count == 10)
        #expect(rows.allSatisfy { $0.displayWidth == 30 })
    }

    @Test("Kitty gets the pixels as they are, in portions that it takes, and a way to take the picture away")
    func kitty() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.kitty, cell: (8, 16))))
        let image = try gradient(width: 80, height: 48)
        let picture = try #require(drawer.draw(image, id: "a", columns: 20, rows: 10).picture)
        #expect(picture.columns == 10)
        #expect(picture.rows == 3)
        let portions = try KittyPortion.all(in: picture.drawing)
        #expect(portions.count == 4)
        #expect(portions.allSatisfy { $0.payload.count <= 4096 })
        #expect(portions.map(\.keys["m"]) == ["1", "1", "1", "0"])
        let head = portions[0].keys
        #expect(head["a"] == "T" && head["f"] == "24" && head["s"] == "80" && head["v"] == "48")
        #expect(head["q"] == "2" && head["C"] == "1")
        #expect(head["c"] == nil && head["r"] == nil)
        #expect(decodedBase64(portions.flatMap(\.payload)) == image.pixels)
        let removal = try KittyPortion.all(in: picture.removal)
        #expect(removal.map(\.keys) == [["a": "d", "d": "I", "i": try #require(head["i"]), "q": "2"]])
    }

    @Test("Kitty is told the cells when it did not tell their size")
    func kittyWithoutCells() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.kitty)))
        let picture = try #require(
            drawer.draw(try gradient(width: 400, height: 200), id: "a", columns: 20, rows: 20).picture
        )
        let head = try KittyPortion.all(in: picture.drawing)[0].keys
        #expect(head["c"] == "20" && head["r"] == "5")
        #expect(head["s"] == "200" && head["v"] == "100")
    }

    @Test("iTerm2 gets a PNG of the pixels, never the file that they came from")
    func iTerm2() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.iTerm2)))
        let image = try quarters(width: 6, height: 4)
        let picture = try #require(drawer.draw(image, id: "a", columns: 20, rows: 10).picture)
        #expect(picture.columns == 1)
        #expect(picture.rows == 1)
        #expect(picture.removal.isEmpty)
        let text = String(decoding: picture.drawing, as: UTF8.self)
        let prefix = "\u{1B}7\u{1B}]1337;File=inline=1;size=144;width=1;height=1;preserveAspectRatio=1:"
        #expect(text.hasPrefix(prefix))
        #expect(text.hasSuffix("\u{07}\u{1B}8"))
        let file = try #require(decodedBase64(text.dropFirst(prefix.count).dropLast(3).utf8))
        #expect(file.count == 144)
        #expect(try StoredPNG.image(in: file) == image)
    }

    @Test("Sixels of few colours are exactly the picture")
    func sixelExact() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.sixel, cell: (10, 20))))
        let image = try quarters(width: 40, height: 24)
        let picture = try #require(drawer.draw(image, id: "a", columns: 20, rows: 10).picture)
        #expect(SixelReader.picture(in: picture.drawing) == image)
        #expect(picture.columns == 4)
        #expect(picture.rows == 2)
    }

    @Test("Sixels of a small picture, byte by byte")
    func sixelBytes() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.sixel)))
        let pixels = [UInt8](repeating: 255, count: 5 * 6 * 3)
        let image = try #require(PixelImage(width: 5, height: 6, pixels: pixels))
        let picture = try #require(drawer.draw(image, id: "a", columns: 20, rows: 10).picture)
        let expected = "\u{1B}7\u{1B}P0;1;0q\"1;1;5;6#0;2;100;100;100#0!5~-\u{1B}\\\u{1B}8"
        #expect(String(decoding: picture.drawing, as: UTF8.self) == expected)
    }

    @Test("Sixels of many colours come near the picture, with 256 of them at most")
    func sixelMany() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.sixel, cell: (10, 20))))
        let image = try gradient(width: 120, height: 90)
        let picture = try #require(drawer.draw(image, id: "a", columns: 20, rows: 10).picture)
        let drawn = try #require(SixelReader.picture(in: picture.drawing))
        #expect(drawn.size == image.size)
        // Dithering is right on the average, not in each pixel: a tenth of the picture each way.
        let small = PixelSize(width: 12, height: 9)
        let differences = zip(drawn.scaled(to: small).pixels, image.scaled(to: small).pixels).map {
            abs(Int($0) - Int($1))
        }
        #expect((differences.max() ?? 255) <= 12)
        let colors = String(decoding: picture.drawing, as: UTF8.self).matches(of: /#\d+;2;/)
        #expect((2...256).contains(colors.count))
    }

    @Test("Sixels never reach below their box", arguments: [7, 20, 33, 59, 60, 61])
    func sixelHeight(height: Int) throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.sixel, cell: (10, 20))))
        let picture = try #require(
            drawer.draw(try gradient(width: 30, height: height), id: "a", columns: 3, rows: 3).picture
        )
        let drawn = try #require(SixelReader.picture(in: picture.drawing))
        #expect(drawn.height % 6 == 0)
        #expect(picture.rows * 20 >= drawn.height)
        #expect(picture.rows <= 3)
    }

    @Test(
        "A picture of any shape stays within any box, in every way to show it",
        arguments: [TerminalCapabilities.Pictures.kitty, .iTerm2, .sixel, .halfBlocks]
    )
    func bounds(way: TerminalCapabilities.Pictures) throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(way, cell: (7, 15))))
        for (width, height) in [(1, 1), (1, 90), (90, 1), (64, 48), (48, 64), (2, 37)] {
            let pixels = [UInt8](repeating: 9, count: 3 * width * height)
            let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
            for (columns, rows) in [(1, 1), (5, 2), (2, 5), (40, 20)] {
                switch drawer.draw(image, id: "a", columns: columns, rows: rows) {
                case .rows(let lines):
                    #expect((1...rows).contains(lines.count))
                    #expect(lines.allSatisfy { (1...columns).contains($0.displayWidth) })
                case .picture(let picture):
                    #expect((1...columns).contains(picture.columns))
                    #expect((1...rows).contains(picture.rows))
                }
            }
        }
    }

    @Test("A box of a large screen asks for no more pixels than are sent to a terminal")
    func largest() throws {
        let drawer = try #require(PictureDrawer(capabilities: .with(.kitty, cell: (20, 40))))
        let box = drawer.pixelBox(columns: 300, rows: 100)
        #expect(box.width * box.height <= 786_432)
        #expect(abs(Double(box.width) / Double(box.height) - 6000.0 / 4000.0) < 0.01)
    }
}

extension PictureDrawer.Drawing {
    fileprivate var picture: PlacedPicture? {
        guard case .picture(let picture) = self else { return nil }
        return picture
    }
}

extension TerminalCapabilities {
    fileprivate static func with(
        _ pictures: Pictures,
        colors: ColorSupport = .trueColor,
        chrome: Chrome = .unicode,
        cell: (Int, Int)? = nil
    ) -> TerminalCapabilities {
        TerminalCapabilities(
            colors: colors,
            chrome: chrome,
            pictures: pictures,
            cellSize: cell.map { CellSize(width: $0.0, height: $0.1) }
        )
    }
}
