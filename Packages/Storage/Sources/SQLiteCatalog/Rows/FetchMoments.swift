import FoundationEssentials
import GRDB

/// When fetches were, each looked up once: animals share a few.
struct FetchMoments {
    private var known: [UInt32: Date] = [:]
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// When an animal was fetched, of which that is all there is to tell; `nil` for others.
    ///
    /// - Parameter block: That of ``FetchColumn`` which the animal's key is in, if there is one.
    mutating func moment(of key: Int64, in block: Data?) throws -> Date? {
        let number = block.flatMap { NumberRuns.number(at: Int(key) % FetchColumn.blockSize, in: $0) }
        guard let number, number != 0 else { return nil }
        if let moment = known[number] { return moment }
        let select = try db.cachedStatement(sql: "SELECT fetched_at FROM fetch WHERE number = ?")
        guard let seconds = try Double.fetchOne(select.binding(Int(number))) else {
            throw UnreadableRow(reason: "nobody said when animal \(key) was fetched")
        }
        let moment = Date(timeIntervalSinceReferenceDate: seconds)
        known[number] = moment
        return moment
    }
}
