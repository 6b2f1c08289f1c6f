import Boundaries
import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("How SQLite goes about a query")
struct QueryPlanTests {
    private let folder: TemporaryFolder
    private let catalog: SQLiteCatalog
    private let center: Coordinate

    init() async throws {
        folder = try TemporaryFolder()
        catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        for number in 0..<4 { try await catalog.write(Herd.batch(number)) }
        center = try #require(Coordinate(latitude: 10, longitude: 179.9))
    }

    @Test("the nearest are found through the R*Tree and the index on sites, whatever is filtered by")
    func nearest() async throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        filter.goodWith = [.dogs]
        filter.breeds = ["breed 1"]
        filter.text = "gentle"
        for filter in [AnimalFilter.everything, AnimalFilter(), filter] {
            let center = center
            let plan = try await catalog.reader.read { db in
                let conditions = try filter.conditions(text: TextMatch(filter, db), placesLead: true, db)
                let condition: SQL = conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
                let search = NearestSearch(db, center: center, condition: condition)
                let radius = Distance(kilometers: 50)
                return try Self.plan(search.keys(within: radius, from: 0, count: 20), db)
                    + Self.plan(search.count(within: radius, upTo: 20), db)
            }
            #expect(plan.contains { $0.contains("site_index VIRTUAL TABLE INDEX 2") }, "\(plan)")
            #expect(plan.contains { $0.contains("SEARCH animal USING") && $0.contains("animal_by_site") }, "\(plan)")
            #expect(!plan.contains { $0.contains("rowid=?") && $0.contains("animal_by_site") }, "\(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN animal") && !$0.contains("animal_text") }, "\(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN site") && !$0.contains("site_index") }, "\(plan)")
        }
    }

    @Test("a count and the sites within a radius, the newest and the first by name read no table from end to end")
    func indexes() async throws {
        let area = SearchArea.around(center, within: Distance(kilometers: 50))
        let plan = try await catalog.reader.read { db in
            let selection = try AnimalSelection(
                AnimalFilter(),
                in: area,
                of: ShownAnimals(at: Date.distantPast, db),
                db
            )
            return try Self.plan(selection.total, db) + Self.plan(selection.sites, db)
        }
        #expect(plan.contains { $0.contains("site_index VIRTUAL TABLE INDEX 2") }, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN animal") }, "\(plan)")
        for (order, index) in [(AnimalOrder.newest, "animal_by_publication"), (.name, "animal_by_name")] {
            let plan = try await catalog.reader.read { db in
                let select: SQLRequest<Int64> = "SELECT id FROM animal ORDER BY \(order.terms) LIMIT 20"
                return try Self.plan(select, db)
            }
            #expect(plan.contains { $0.contains(index) }, "\(plan)")
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
        }
    }

    @Test("whether anything expired is looked up in its index, and hiding it costs no count a look at the rows")
    func expiry() async throws {
        let area = SearchArea.around(center, within: Distance(kilometers: 50))
        let plans = try await catalog.reader.read { db in
            let now = Date(timeIntervalSinceReferenceDate: 1e9)
            let first: SQLRequest<Bool> = "SELECT EXISTS (SELECT id FROM animal WHERE expires_at <= 1e9)"
            #expect(try ShownAnimals(at: now, db).condition == nil)
            let shown = ShownAnimals(expiredBy: now)
            var filter = AnimalFilter()
            filter.types = [.known(.cat)]
            return try (
                first: Self.plan(first, db),
                count: Self.plan(AnimalSelection(filter, in: area, of: shown, db).total, db)
            )
        }
        #expect(plans.first.contains { $0.contains("SEARCH animal USING COVERING INDEX animal_by_expiry") }, "\(plans)")
        #expect(plans.count.contains { $0.contains("animal USING COVERING INDEX animal_by_site") }, "\(plans)")
        #expect(plans.count.contains { $0.contains("stale USING") && $0.contains("animal_by_expiry") }, "\(plans)")
    }

    private static func plan<Value>(_ request: SQLRequest<Value>, _ db: Database) throws -> [String] {
        let statement = try request.makePreparedRequest(db).statement
        return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(statement.sql)", arguments: statement.arguments)
            .map { $0["detail"] }
    }
}
