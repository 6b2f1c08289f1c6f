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

    @Test("sites are found through the R*Tree")
    func nearest() async throws {
        let center = center
        let plan = try await catalog.reader.read { db in
            try Self.plan(NearestSearch(IndexReader(db), center: center).sites(within: Distance(kilometers: 50)), db)
        }
        #expect(plan.contains { $0.contains("site_index VIRTUAL TABLE INDEX 2") }, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN site") && !$0.contains("site_index") }, "\(plan)")
    }

    @Test(
        "the first by name and by id are read off an index",
        arguments: [(AnimalOrder.name, "animal_by_name"), (.distance, "autoindex")]
    )
    func indexes(order: AnimalOrder, index: String) async throws {
        let plan = try await catalog.reader.read { db in try Self.plan(OrderedAnimals.all(by: order), db) }
        #expect(plan.contains { $0.contains("INDEX") && $0.contains(index) }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test("whether anything expired is looked up in an index alone")
    func expired() async throws {
        let plan = try await catalog.reader.read { db in
            try Self.plan("SELECT EXISTS (SELECT id FROM animal WHERE expires_at <= 1e9)" as SQLRequest<Bool>, db)
        }
        #expect(plan.contains { $0.contains("SEARCH animal USING COVERING INDEX animal_by_expiry") }, "\(plan)")
    }

    private static func plan<Value>(_ request: SQLRequest<Value>, _ db: Database) throws -> [String] {
        let statement = try request.makePreparedRequest(db).statement
        return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(statement.sql)", arguments: statement.arguments)
            .map { $0["detail"] }
    }
}
