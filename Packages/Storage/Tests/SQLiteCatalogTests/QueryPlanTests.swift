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

    @Test("animals are gone through by their ids along an index alone")
    func ids() async throws {
        let plan = try await catalog.reader.read { db in try Self.plan(OrderedAnimals.allIDs, [], db) }
        #expect(plan.contains { $0.contains("COVERING INDEX") && $0.contains("autoindex") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test("names are gone through in the order of the index's table")
    func names() async throws {
        let plan = try await catalog.reader.read { db in
            try Self.plan(IndexReader.valued, [Posting.Field.name.rawValue], db)
        }
        #expect(plan == ["SEARCH posting USING PRIMARY KEY (field=?)"])
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
        return try plan(statement.sql, statement.arguments, db)
    }

    private static func plan(_ sql: String, _ arguments: StatementArguments, _ db: Database) throws -> [String] {
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments).map { $0["detail"] }
    }
}
