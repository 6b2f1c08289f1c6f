import AnimalFormats
import Boundaries
import Domain
import FoundationEssentials

/// The records of an answer, each of them the source's own and told once.
struct FeedRecords {
    var organizations: [Organization]
    var animals: [Animal]
    var faults: [RecordFault]
    /// How many records the answer held, good and bad, told twice or not: how far a page goes.
    let count: Int

    /// Reads an answer in one of the shapes that PetSave knows.
    init(_ reply: FeedReply, source: SourceName, fetchedAt: Date) throws(FeedError) {
        try self.init(JSONRecords.read(reply.body, source: source, importedAt: fetchedAt), of: reply, source: source)
    }

    /// Takes what was read of an answer.
    init(_ portion: RecordPortion, of reply: FeedReply, source: SourceName) throws(FeedError) {
        if let end = portion.faults.first(where: \.endsInput) {
            throw .unreadable(host: reply.host, holding: reply.discretion(Self.content(end.reason)))
        }
        count = portion.animals.count + portion.faults.count
        faults = portion.faults.map { reply.discretion($0) }
        organizations = portion.organizations.filter { $0.id.source == source }
        // A record may claim to be another source's. This one may not speak for that.
        let foreign = portion.animals.filter { $0.id.source != source }
        faults += foreign.map { animal in
            RecordFault(line: 1, column: 1, reason: "the record says that it belongs to \(animal.id.source)")
        }
        animals = []
        var places: [AnimalID: Int] = [:]
        for animal in portion.animals where animal.id.source == source {
            if let place = places[animal.id] {
                animals[place] = animal
            } else {
                places[animal.id] = animals.count
                animals.append(animal)
            }
        }
    }

    /// What the answer holds instead of animals, as the end of a sentence.
    private static func content(_ reason: String) -> String {
        reason.hasPrefix(JSONRecords.noAnimals)
            ? String(reason.dropFirst(JSONRecords.noAnimals.count)) : "something that cannot be read: \(reason)"
    }
}
