import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// Reads an animal as ``AnimalJSON`` writes it; its `distance_km` belonged to a question and is left out.
    ///
    /// A record without provenance was made by hand: it counts as told by its own source at `importedAt`.
    init(petSave record: JSONObject, importedAt: Date) throws(RecordProblem) {
        let wire = WireObject(object: record, dialect: .petSave)
        guard let sourceText = wire.code("source"), let sourceID = wire.identifier("source_id") else { throw .noID }
        guard let source = SourceName(sourceText) else { throw .badSource(sourceText) }
        guard let id = AnimalID(source: source, sourceID: sourceID) else { throw .noID }
        guard let type: OpenValue<AnimalType> = wire.term("type") else { throw .noType }
        self.init(id: id, type: type, name: wire.words("name") ?? Self.standInName)
        readSharedFields(of: wire)
        birthDate = wire.code("birth_date").flatMap { CalendarDay(iso8601: $0) }
            .map { BirthDate(day: $0, isExact: record["birth_date_exact"]?.boolValue ?? false) }
        adoptionFee = AdoptionFee(wire.child("adoption_fee"))
        bondedPartners = wire.list("bonded_partners").compactMap(\.stringValue).compactMap { AnimalID(Self.clean($0)) }
        statusHistory = wire.children("status_history").compactMap(StatusChange.init)
        location = Location(wire)
        provenance = wire.children("provenance").compactMap(Provenance.init)
        if provenance.isEmpty { provenance = [Provenance(id: id, fetchedAt: importedAt)] }
    }

    private static func clean(_ text: String) -> String {
        WireDialect.petSave.code(text) ?? ""
    }
}

extension AdoptionFee {
    fileprivate init?(_ wire: WireObject) {
        if let words = wire.words("text") {
            self = .text(words)
        } else if let amount = wire.object["amount"]?.doubleValue,
            let hundredths = Int(exactly: (amount * 100).rounded())
        {
            self = .amount(hundredths: hundredths, currency: wire.code("currency"))
        } else {
            return nil
        }
    }
}

extension StatusChange {
    fileprivate init?(_ wire: WireObject) {
        guard let status: OpenValue<ListingStatus> = wire.term("status"), let since = wire.date("since") else {
            return nil
        }
        self.init(status: status, since: since)
    }
}

extension Location {
    /// Reads `coordinate` and `location_origin`; without the latter, the record itself is what knew it.
    fileprivate init?(_ wire: WireObject) {
        let point = wire.child("coordinate").object
        guard let coordinate = Coordinate(latitude: point["latitude"], longitude: point["longitude"]) else {
            return nil
        }
        let origin = wire.code("location_origin").flatMap(LocationOrigin.init(rawValue:))
        self.init(coordinate: coordinate, origin: origin ?? .record)
    }
}

extension Provenance {
    fileprivate init?(_ wire: WireObject) {
        guard let source = wire.code("source").flatMap({ SourceName($0) }),
            let sourceID = wire.identifier("source_id"),
            let id = AnimalID(source: source, sourceID: sourceID),
            let fetchedAt = wire.date("fetched_at")
        else { return nil }
        self.init(id: id, fetchedAt: fetchedAt, expiresAt: wire.date("expires_at"))
    }
}
