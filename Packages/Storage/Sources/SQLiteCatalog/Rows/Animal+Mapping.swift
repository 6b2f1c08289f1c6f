import Domain
import FoundationEssentials
import GRDB

extension Animal {
    /// The terms of ``AnimalRow/termColumns``, in that order.
    var termTexts: [String?] {
        [
            type.text, status.text, age?.text, gender?.text, size?.text, coat?.text, breeds.primary, breeds.secondary,
            colors.primary, colors.secondary, colors.tertiary,
        ]
    }

    /// Binds the values of ``AnimalRow/columns``.
    ///
    /// - Parameters:
    ///   - sortName: The key of its name.
    ///   - isMerged: Whether this is a listing merged from several records.
    func bindColumns(
        _ references: AnimalRow.References,
        sortName: String,
        isMerged: Bool,
        to binder: inout ArgumentBinder
    ) throws {
        try binder.bind(id.source.text)
        try binder.bind(id.sourceID)
        try binder.bind(references.organization)
        try binder.bind(references.site)
        try binder.bind(references.origin?.rawValue)
        for term in references.terms { try binder.bind(term) }
        try binder.bind(breeds.mixed.boolValue)
        try binder.bind(breeds.unknown.boolValue)
        try binder.bind(attributes.spayedNeutered.boolValue)
        try binder.bind(attributes.houseTrained.boolValue)
        try binder.bind(attributes.declawed.boolValue)
        try binder.bind(attributes.specialNeeds.boolValue)
        try binder.bind(attributes.shotsCurrent.boolValue)
        try binder.bind(environment.children.boolValue)
        try binder.bind(environment.dogs.boolValue)
        try binder.bind(environment.cats.boolValue)
        try binder.bind(publishedAt?.timeIntervalSinceReferenceDate)
        try binder.bind(expiry(isMerged: isMerged)?.timeIntervalSinceReferenceDate)
        try binder.bind(sortName)
        try binder.bind(isMerged)
    }

    /// When the row must no longer be shown: a merged listing as soon as one of its records.
    func expiry(isMerged: Bool) -> Date? { isMerged ? firstExpiry : expiresAt }

    /// Reads ``AnimalRow/select`` after its keys, all but who told of the animal.
    init(_ reader: inout RowReader, _ terms: inout TermTexts) throws {
        let id = try reader.requiredAnimalID()
        let organizationID: String? = try reader.next()
        let coordinate = try reader.nextCoordinate()
        let origin: String? = try reader.next()
        guard let type: OpenValue<AnimalType> = try reader.nextTerm(in: &terms) else {
            throw UnreadableRow(reason: "nobody said what \(id) is")
        }
        self.init(id: id, type: type, name: "")
        self.organizationID = organizationID
        location = try coordinate.map { coordinate in
            guard let origin = origin.flatMap(LocationOrigin.init) else {
                throw UnreadableRow(reason: "nobody said where the place of \(id) was read from")
            }
            return Location(coordinate: coordinate, origin: origin)
        }
        guard let status: OpenValue<ListingStatus> = try reader.nextTerm(in: &terms) else {
            throw UnreadableRow(reason: "nobody said whether \(id) is adoptable")
        }
        self.status = status
        age = try reader.nextTerm(in: &terms)
        gender = try reader.nextTerm(in: &terms)
        size = try reader.nextTerm(in: &terms)
        coat = try reader.nextTerm(in: &terms)
        breeds.primary = try terms.text(of: reader.next())
        breeds.secondary = try terms.text(of: reader.next())
        colors.primary = try terms.text(of: reader.next())
        colors.secondary = try terms.text(of: reader.next())
        colors.tertiary = try terms.text(of: reader.next())
        breeds.mixed = try reader.nextTriState()
        breeds.unknown = try reader.nextTriState()
        attributes.spayedNeutered = try reader.nextTriState()
        attributes.houseTrained = try reader.nextTriState()
        attributes.declawed = try reader.nextTriState()
        attributes.specialNeeds = try reader.nextTriState()
        attributes.shotsCurrent = try reader.nextTriState()
        environment.children = try reader.nextTriState()
        environment.dogs = try reader.nextTriState()
        environment.cats = try reader.nextTriState()
        publishedAt = try reader.nextDate()
        try reader.withBytes { try unpackDetails($0) }
    }
}
