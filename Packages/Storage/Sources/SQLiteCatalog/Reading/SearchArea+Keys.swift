import Domain

extension SearchArea {
    /// Narrows `keys` to the animals that lie in the area.
    func narrow(_ keys: inout KeySet, _ index: IndexReader) throws {
        guard case .around(let center, _) = self else { return }
        if let radius {
            keys = try NearestSearch(index, center: center).keys(of: keys, within: radius)
        } else {
            keys.formIntersection(try index.keys(Posting(.placed, 1)))
        }
    }
}
