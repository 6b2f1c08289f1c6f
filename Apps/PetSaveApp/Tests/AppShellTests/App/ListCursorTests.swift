import Testing

@testable import AppShell

@Suite("A list's cursor")
struct ListCursorTests {
    @Test("moves row by row, by pages and to the ends, and no farther")
    func moves() {
        var cursor = ListCursor()
        let isForList = cursor.move(.up, count: 10, page: 4)
        #expect(isForList)
        #expect(cursor.selected == 0)
        for _ in 0..<4 { _ = cursor.move(.down, count: 10, page: 4) }
        #expect((cursor.selected, cursor.first) == (4, 1))
        _ = cursor.move(.pageDown, count: 10, page: 4)
        #expect((cursor.selected, cursor.first) == (8, 5))
        _ = cursor.move(.pageDown, count: 10, page: 4)
        #expect((cursor.selected, cursor.first) == (9, 6))
        _ = cursor.move(.top, count: 10, page: 4)
        #expect((cursor.selected, cursor.first) == (0, 0))
        _ = cursor.move(.bottom, count: 10, page: 4)
        #expect(cursor.visible(count: 10, page: 4) == 6..<10)
        let isOpeningForList = cursor.move(.open, count: 10, page: 4)
        #expect(!isOpeningForList)
    }

    @Test("an empty list has no rows to see")
    func empty() {
        var cursor = ListCursor(selected: 7, first: 5)
        _ = cursor.move(.down, count: 0, page: 4)
        #expect((cursor.selected, cursor.first) == (0, 0))
        #expect(cursor.visible(count: 0, page: 4).isEmpty)
    }

    @Test("the row that is chosen is seen, whatever becomes of the list and the room for it")
    func staysVisible() {
        var random = Generator(state: 42)
        var cursor = ListCursor()
        for _ in 0..<5_000 {
            let count = Int.random(in: 0...30, using: &random)
            let page = Int.random(in: 0...12, using: &random)
            let action = [
                SceneAction.up, .down, .pageUp, .pageDown, .top, .bottom,
                .select(Int.random(in: -3...40, using: &random)),
            ]
            .randomElement(using: &random)
            if let action { _ = cursor.move(action, count: count, page: page) }
            let seen = cursor.visible(count: count, page: page)
            #expect(seen.count <= max(0, page) && seen.upperBound <= count && seen.lowerBound >= 0)
            if count > 0, page > 0 {
                #expect(seen.contains(cursor.selected))
                #expect(seen.count == min(count, page))
            }
        }
    }
}
