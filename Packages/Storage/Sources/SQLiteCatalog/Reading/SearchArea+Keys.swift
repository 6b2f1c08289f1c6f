import Domain
import GRDB

extension SearchArea {
    /// Narrows `keys` to the animals that lie in the area.
    func narrow(_ keys: inout KeySet, _ db: Database) throws {
        guard case .around(let center, _) = self else { return }
        if let radius {
            keys = try NearestSearch(db, center: center).keys(of: keys, within: radius)
        } else {
            keys.formIntersection(try PostingReader(db).keys(Posting(.placed, 1)))
        }
    }
}
