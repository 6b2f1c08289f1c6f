import Boundaries
import Domain
import FoundationEssentials
import SQLiteCatalog
import Testing

/// What must be true of the catalogue at any moment.
extension SimulatedYear {
    /// Compares what is shown with what the pages told.
    func look(_ when: String) async throws {
        let now = clock.now
        for source in sources {
            let shown = try await catalog.shown(of: source.configuration.name)
            let expired = shown.values.filter { $0.isExpired(at: now) }
            #expect(expired.isEmpty, "\(when): \(expired.map(\.id))")
            #expect(source.everListed.isSuperset(of: shown.keys), "\(when): \(source.kind.name) never listed them")
            let expected = source.expected.shown(at: now)
            if expected.isEmpty, !source.everListed.isEmpty, source.expected.lifetime != nil {
                events[source.kind.name]?.expired += 1
            }
            expectSame(shown, expected, "\(source.kind.name), \(when)")
        }
    }

    func expectSame(_ shown: [AnimalID: Animal], _ expected: [AnimalID: Animal], _ when: String) {
        let missing = Set(expected.keys).subtracting(shown.keys).sorted()
        let surplus = Set(shown.keys).subtracting(expected.keys).sorted()
        #expect(missing.isEmpty && surplus.isEmpty, "\(when): missing \(missing), surplus \(surplus)")
        for (id, animal) in shown {
            guard let told = expected[id], animal.asTold != told.asTold else { continue }
            Issue.record("\(when): \(id) is \(animal.asTold), not \(told.asTold)")
        }
    }
}
