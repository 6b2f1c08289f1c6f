import BusinessServices
import Domain
import SQLiteCatalog
import Testing

/// The shortlist in the course of the year.
extension SimulatedYear {
    private func shortlist() -> ShortlistService {
        let clock = clock
        return ShortlistService(store: shortlistStore, catalog: catalog, now: { clock.now })
    }

    /// Puts one of the animals that are shown on the shortlist, with a note.
    func keepOne() async throws {
        guard random.one(in: 4), let id = try await catalog.shown().keys.sorted().randomElement(using: &random)
        else { return }
        let note = "Seen on \(clock.now)"
        try await shortlist().add([id])
        _ = try await shortlist().note(id, note)
        kept[id] = note
    }

    /// Everything that was kept is there with its note, and marked by what became of it.
    func lookAtShortlist(_ listed: [AnimalID: Animal]) async throws {
        let items = try await shortlist().items(measuredFrom: nil)
        #expect(items.count == kept.count && kept.count > 40)
        #expect(Dictionary(items.map { ($0.id, $0.entry.note ?? "") }) { first, _ in first } == kept)
        var standings: [String: Int] = [:]
        for item in items {
            switch (item.standing, listed[item.id]?.status) {
            case (.listed, .known(.adoptable)): standings["listed", default: 0] += 1
            case (.changed(.known(.pending), _), .known(.pending)): standings["pending", default: 0] += 1
            case (.changed(.known(.unlisted), since: .some), nil): standings["unlisted", default: 0] += 1
            case (.gone, nil): standings["gone", default: 0] += 1
            default:
                Issue.record("\(item.id) is \(item.standing), and listed as \(String(describing: listed[item.id]))")
            }
        }
        #expect(standings.keys.sorted() == ["gone", "listed", "pending", "unlisted"], "\(standings)")
    }
}
