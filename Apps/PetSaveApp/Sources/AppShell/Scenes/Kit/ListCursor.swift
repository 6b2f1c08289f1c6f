/// Which row of a list is chosen, and which is the first that is seen.
struct ListCursor: Hashable, Sendable, Codable {
    /// From 0; stays 0 in an empty list.
    private(set) var selected = 0
    /// The first row that is seen.
    private(set) var first = 0

    init(selected: Int = 0, first: Int = 0) {
        self.selected = max(0, selected)
        self.first = max(0, first)
    }

    /// Moves by an action; `count` rows there are, `page` of them are seen at once. Answers whether that was for a list.
    mutating func move(_ action: SceneAction, count: Int, page: Int) -> Bool {
        switch action {
        case .up: select(selected - 1, count: count, page: page)
        case .down: select(selected + 1, count: count, page: page)
        case .pageUp: select(selected - max(1, page), count: count, page: page)
        case .pageDown: select(selected + max(1, page), count: count, page: page)
        case .top: select(0, count: count, page: page)
        case .bottom: select(count - 1, count: count, page: page)
        case .select(let row): select(row, count: count, page: page)
        default: return false
        }
        return true
    }

    /// Chooses a row, the nearest that there is, and brings it into view.
    mutating func select(_ row: Int, count: Int, page: Int) {
        selected = max(0, min(row, count - 1))
        fit(count: count, page: page)
    }

    /// Brings the row that is chosen into view, after the list or the room for it became another.
    mutating func fit(count: Int, page: Int) {
        let page = max(1, page)
        selected = max(0, min(selected, count - 1))
        first = max(0, min(first, count - page))
        if selected < first { first = selected }
        if selected >= first + page { first = selected - page + 1 }
    }

    /// The rows that are seen.
    func visible(count: Int, page: Int) -> Range<Int> {
        var fitted = self
        fitted.fit(count: count, page: page)
        return fitted.first..<max(fitted.first, min(count, fitted.first + max(0, page)))
    }
}
