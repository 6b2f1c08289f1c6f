import BusinessServices
import Domain
import FoundationEssentials

/// What is to be shown of a source, worked out from nothing but what its pages told and how its passes ended.
struct ShownRecords {
    private struct Record {
        var animal: Animal
        var fetchedAt: Date
        var isUnlisted = false
    }

    let lifetime: Double?
    private var records: [AnimalID: Record] = [:]

    init(lifetime: Double?) {
        self.lifetime = lifetime
    }

    mutating func take(_ tellings: [SimulatedShelter.Telling]) {
        for telling in tellings {
            records[telling.animal.id] = Record(animal: telling.animal, fetchedAt: telling.fetchedAt)
        }
    }

    /// A pass over everything came to its end and was believed.
    mutating func unlist(notFetchedSince start: Date) {
        for (id, record) in records where record.fetchedAt < start { records[id]?.isUnlisted = true }
    }

    /// What is to be shown, by ids.
    func shown(at moment: Date) -> [AnimalID: Animal] {
        records.filter { _, record in
            !record.isUnlisted && (lifetime.map { record.fetchedAt.addingTimeInterval($0) > moment } ?? true)
        }.mapValues(\.animal)
    }
}
