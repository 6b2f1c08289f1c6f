import Boundaries
import BoundaryContracts
import Domain
import Foundation
import SQLitePersonalStore
import Testing

@Suite("Alerts in an SQLite file")
struct SQLiteAlertsTests {
    @Test("keep their promise", arguments: AlertStorePromise.allCases)
    func keepTheirPromise(_ promise: AlertStorePromise) async throws {
        let folder = try TemporaryFolder()
        try await promise.check { Self.alerts(in: folder) }
    }

    @Test("keep their promise where the file has just been made", arguments: AlertStorePromise.allCases)
    func keepTheirPromiseInAFile(_ promise: AlertStorePromise) async throws {
        let folder = try TemporaryFolder()
        try await promise.check {
            let store = Self.alerts(in: folder)
            let alert = try Self.alert("passing")
            _ = try await store.add(alert, knowing: [])
            _ = try await store.remove(alert.id)
            return Self.alerts(in: folder)
        }
    }

    @Test("reading makes neither a file nor a folder, and writing makes both")
    func lazyFile() async throws {
        let folder = try TemporaryFolder()
        let store = Self.alerts(in: folder)
        #expect(try await store.alerts().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
        _ = try await store.add(try Self.alert("cats"), knowing: [])
        #expect(FileManager.default.fileExists(atPath: folder.path("data/personal.sqlite")))
    }

    @Test("who is kept waiting for too long is told so, and who comes later gets in")
    func patience() async throws {
        let folder = try TemporaryFolder()
        let alert = try Self.alert("cats")
        let held = Self.alerts(in: folder)
        let hasty = Self.alerts(in: folder, patience: .zero)
        let error = try await held.exclusively([alert.id]) {
            do throws(PersonalStoreError) {
                try await hasty.exclusively([alert.id]) {}
                return nil as PersonalStoreError?
            } catch {
                return error
            }
        }
        guard case .busy(let location) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(location.hasSuffix("locks/alert-\(alert.id).lock"))
        #expect(try await Self.alerts(in: folder).exclusively([alert.id]) { true })
    }

    @Test("two who open the same file see each other's claims")
    func sharedFile() async throws {
        let folder = try TemporaryFolder()
        let (left, right) = (Self.alerts(in: folder), Self.alerts(in: folder))
        let alert = try Self.alert("cats")
        _ = try await left.add(alert, knowing: [])
        let animal = try #require(AnimalID("s:1"))
        let match = AlertMatch(animalID: animal, type: .known(.cat), title: "Kiki", summary: "cat")
        var random = SystemRandomNumberGenerator()
        let batch = AlertBatch(
            id: AlertBatchID(using: &random),
            alert: alert.id,
            createdAt: alert.createdAt,
            matches: [match]
        )
        #expect(try await left.claim(batch) != nil)
        #expect(try await right.unreported([animal], by: alert.id).isEmpty)
        #expect(try await right.openBatches(of: alert.id) == [batch.id])
    }

    private static func alerts(in folder: TemporaryFolder, patience: Duration = .seconds(60)) -> SQLiteAlerts {
        SQLiteAlerts(database: PersonalDatabase(path: folder.path("data/personal.sqlite")), patience: patience)
    }

    private static func alert(_ name: String) throws -> Alert {
        var random = SystemRandomNumberGenerator()
        return Alert(
            id: AlertID(using: &random),
            name: try #require(AlertName(name)),
            search: SavedSearch(),
            createdAt: Date(timeIntervalSince1970: 0)
        )
    }
}
