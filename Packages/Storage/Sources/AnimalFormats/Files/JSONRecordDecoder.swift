import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// Reads animals and organisations from JSON and NDJSON, PetSave's own and that of every feed, mixed as they come.
struct JSONRecordDecoder: RecordDecoder {
    /// Whose the records are that do not say so themselves; `nil` for the feed's own name.
    let source: SourceName?
    let importedAt: Date

    private var reader: JSONRecordReader
    private var page: RescueGroupsPage
    private var toldDatasets: Set<SocrataDataset> = []
    /// The first value that is no record: if it stays the only one, the whole input is something else.
    private var stranger: Stranger?

    private struct Stranger {
        let position: JSONPosition
        let holding: String
    }

    /// - Parameter version: Which program reads; fingerprints are made for it, and none without.
    init(source: SourceName?, importedAt: Date, version: String? = nil) {
        self.source = source
        self.importedAt = importedAt
        reader = JSONRecordReader(
            containers: .init(
                lists: ["animals", "organizations", "data", "included"],
                singles: ["animal", "organization"]
            ),
            // What a record becomes depends on who reads it, and whose it is taken for.
            digestSalt: version.map { "\($0) \(source?.text ?? "")" }
        )
        page = RescueGroupsPage(source: source ?? .rescueGroups, fetchedAt: importedAt)
    }

    mutating func consume(_ chunk: [UInt8], into queue: inout RecordQueue) {
        var events: [JSONRecordEvent] = []
        // What such a list holds is taken for animals, whatever is in it.
        reader.isKnown = { [known = queue.known] label, digest in
            label == "animals" && RecordFingerprint(bits: digest).map(known.contains) ?? false
        }
        reader.consume(chunk) { events.append($0) }
        for event in events where !queue.hasEnded { take(event, into: &queue) }
    }

    mutating func finish(into queue: inout RecordQueue) {
        var events: [JSONRecordEvent] = []
        reader.finish { events.append($0) }
        for event in events { take(event, into: &queue) }
        page.end(into: &queue)
        if let stranger {
            let reason = JSONRecords.noAnimals + stranger.holding
            queue.append(RecordFault(stranger.position, reason, endsInput: true))
        }
        queue.end()
    }

    private mutating func take(_ event: JSONRecordEvent, into queue: inout RecordQueue) {
        switch event {
        case .record(let label, let value, let position):
            take(value, label: label, at: position, into: &queue)
        case .known(let text, let digest, _):
            takeKnown(text, digest, into: &queue)
        case .topLevelScalar(let value, let position):
            takeStranger(Stranger(position: position, holding: JSONRecords.content(of: value)), into: &queue)
        case .malformed(let position, let problem):
            disownStranger(into: &queue)
            queue.append(RecordFault(position, problem.description))
        case .truncated(let position, let problem), .notJSON(let position, let problem):
            disownStranger(into: &queue)
            page.end(into: &queue)
            queue.append(RecordFault(position, problem.description, endsInput: true))
        }
    }

    private mutating func take(
        _ value: JSONValue,
        label: String?,
        at position: JSONPosition,
        into queue: inout RecordQueue
    ) {
        guard let kind = RecordKind(value, label: label) else {
            takeUnknown(value, label: label, at: position, into: &queue)
            return
        }
        disownStranger(into: &queue)
        if case .resource(let resource) = kind {
            takeResource(resource, label: label, at: position, into: &queue)
            return
        }
        page.end(into: &queue)
        do throws(RecordProblem) {
            guard case .object(let record) = value else { throw .notARecord }
            if case .organization = kind {
                queue.append(try Organization(petfinder: record, source: source ?? .petfinder))
            } else {
                try takeAnimal(of: record, into: &queue)
            }
        } catch {
            queue.append(RecordFault(position, error.description))
        }
    }

    private mutating func takeAnimal(of record: JSONObject, into queue: inout RecordQueue) throws(RecordProblem) {
        if record["source"] != nil, record["source_id"] != nil {
            return queue.append(try Animal(petSave: record, importedAt: importedAt))
        }
        switch FeedRow(of: record) {
        case .asm:
            queue.append(try Animal(asm: record, source: source ?? .asm, fetchedAt: importedAt))
        case .shelterluv:
            queue.append(try Animal(shelterluv: record, source: source ?? .shelterluv, fetchedAt: importedAt))
        case .socrata(let dataset):
            let source = source ?? .socrata
            let animal = try Animal(socrata: record, dataset: dataset, source: source, fetchedAt: importedAt)
            // No row names the shelter, so the first one speaks for all.
            if toldDatasets.insert(dataset).inserted, let shelter = dataset.organization(source: source) {
                queue.append(shelter)
            }
            queue.append(animal)
        case nil:
            try takePetfinderAnimal(of: record, into: &queue)
        }
    }

    /// Takes an animal that was read before, in the words in which it was told then.
    private mutating func takeKnown(_ text: [UInt8], _ digest: UInt64, into queue: inout RecordQueue) {
        disownStranger(into: &queue)
        page.end(into: &queue)
        guard let fingerprint = RecordFingerprint(bits: digest) else { return }
        queue.append(repeated(fingerprint) { try? JSONParser.parse(text).objectValue })
    }

    private func takePetfinderAnimal(of record: JSONObject, into queue: inout RecordQueue) throws(RecordProblem) {
        let fingerprint = record.textDigest.flatMap(RecordFingerprint.init)
        if let fingerprint, queue.known.contains(fingerprint) {
            return queue.append(repeated(fingerprint) { record })
        }
        let animal = try Animal(petfinder: record, source: source ?? .petfinder, fetchedAt: importedAt)
        queue.append(animal, fingerprint: fingerprint)
    }

    private func repeated(
        _ fingerprint: RecordFingerprint,
        _ record: @escaping @Sendable () -> JSONObject?
    ) -> RepeatedRecord {
        let (source, fetchedAt) = (source ?? .petfinder, importedAt)
        return RepeatedRecord(fingerprint, fetchedAt: fetchedAt, position: 0) {
            record().flatMap { try? Animal(petfinder: $0, source: source, fetchedAt: fetchedAt) }
        }
    }

    /// An animal waits for what its page includes. Of what is included, or listed instead of animals, organisations are
    /// records too.
    private mutating func takeResource(
        _ resource: RescueGroupsResource,
        label: String?,
        at position: JSONPosition,
        into queue: inout RecordQueue
    ) {
        if label == "included" || resource.key.type == "orgs" {
            page.include(resource, at: position, into: &queue)
        } else {
            page.hold(resource, at: position, into: &queue)
        }
    }

    private mutating func takeUnknown(
        _ value: JSONValue,
        label: String?,
        at position: JSONPosition,
        into queue: inout RecordQueue
    ) {
        // Whatever is wrong with something included, the animals can do without.
        guard label != "included" else { return }
        if label == "data", case .array = value {
            page.end(into: &queue)
            queue.append(RecordFault(position, Self.fullExport, endsInput: true))
            return
        }
        switch value.objectValue.flatMap({ FeedAnswer(of: $0) }) {
        case .emptyPage: disownStranger(into: &queue)
        case .other(let holding): takeStranger(Stranger(position: position, holding: holding), into: &queue)
        case nil:
            takeStranger(
                Stranger(position: position, holding: JSONRecords.content(of: value, label: label)),
                into: &queue
            )
        }
    }

    private static let fullExport =
        "there are no animals in this input: it is Socrata's full export, whose rows name no columns: save the answer "
        + "of /resource/ID.json instead"

    private mutating func takeStranger(_ newcomer: Stranger, into queue: inout RecordQueue) {
        guard stranger != nil || reader.summary.topLevelValueCount > 1 || reader.summary.recordCount > 1 else {
            stranger = newcomer
            return
        }
        disownStranger(into: &queue)
        report(newcomer, into: &queue)
    }

    /// Something else came after the stranger, so that it was no more than one bad record.
    private mutating func disownStranger(into queue: inout RecordQueue) {
        guard let stranger else { return }
        self.stranger = nil
        report(stranger, into: &queue)
    }

    private func report(_ stranger: Stranger, into queue: inout RecordQueue) {
        queue.append(RecordFault(stranger.position, "this is no record of an animal: it holds \(stranger.holding)"))
    }
}

extension RecordFault {
    init(_ position: JSONPosition, _ reason: String, endsInput: Bool = false) {
        self.init(line: position.line, column: position.column, reason: reason, endsInput: endsInput)
    }
}
