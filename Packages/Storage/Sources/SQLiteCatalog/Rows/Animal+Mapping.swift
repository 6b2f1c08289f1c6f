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

    /// The values of ``AnimalRow/columns``.
    ///
    /// - Parameters:
    ///   - terms: The ids of ``termTexts``.
    ///   - isMerged: Whether this is a listing merged from several records.
    func columnValues(
        terms: [Int64?],
        organization: Int64?,
        site: Int64?,
        foldedName: String,
        isMerged: Bool
    ) -> ColumnValues {
        let answers = [
            breeds.mixed, breeds.unknown, attributes.spayedNeutered, attributes.houseTrained, attributes.declawed,
            attributes.specialNeeds, attributes.shotsCurrent, environment.children, environment.dogs, environment.cats,
        ]
        var values: ColumnValues = []
        values.reserveCapacity(AnimalRow.columns.count)
        values += [id.source.text.column, id.sourceID.column, organization.column, site.column]
        values.append((location?.origin.rawValue).column)
        values += terms.lazy.map(\.column)
        values += answers.lazy.map(\.boolValue.column)
        values += [(publishedAt?.timeIntervalSinceReferenceDate).column, (!photos.isEmpty).column]
        values += [foldedName.column, (expiry(isMerged: isMerged)?.timeIntervalSinceReferenceDate).column]
        values += [NameKey.of(name).column, isMerged.column]
        return values
    }

    /// When the row must no longer be shown: a merged listing as soon as one of its records.
    func expiry(isMerged: Bool) -> Date? { isMerged ? firstExpiry : expiresAt }

    /// The values of ``AnimalRow/listingColumns``.
    var listingValues: ColumnValues {
        var values: ColumnValues = []
        values.reserveCapacity(AnimalRow.listingColumns.count)
        values += [name.column, species.column, (birthDate?.day.daysSince1970).column, (birthDate?.isExact).column]
        values += [description.column, organizationAnimalID.column, url.column]
        values += contact.columnValues
        switch adoptionFee {
        case .amount(let hundredths, let currency)?: values += [hundredths.column, currency.column, .null]
        case .text(let text)?: values += [.null, .null, text.column]
        case nil: values += [.null, .null, .null]
        }
        values.append((statusChangedAt?.timeIntervalSinceReferenceDate).column)
        return values
    }

    /// Reads ``AnimalRow/select`` after its key, all but the lists that other tables hold.
    init(_ reader: inout RowReader) throws {
        let id = try reader.requiredAnimalID()
        let organizationID: String? = try reader.next()
        let coordinate = try reader.nextCoordinate()
        let origin: String? = try reader.next()
        self.init(id: id, type: try reader.requiredTerm(), name: "")
        self.organizationID = organizationID
        location = try coordinate.map { coordinate in
            guard let origin = origin.flatMap(LocationOrigin.init) else {
                throw UnreadableRow(reason: "nobody said where the place of \(id) was read from")
            }
            return Location(coordinate: coordinate, origin: origin)
        }
        status = try reader.requiredTerm()
        age = try reader.nextTerm()
        gender = try reader.nextTerm()
        size = try reader.nextTerm()
        coat = try reader.nextTerm()
        breeds.primary = try reader.next()
        breeds.secondary = try reader.next()
        colors = Colors(primary: try reader.next(), secondary: try reader.next(), tertiary: try reader.next())
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
        try readListing(&reader)
    }

    private mutating func readListing(_ reader: inout RowReader) throws {
        name = try reader.required()
        species = try reader.next()
        let birthDay: Int? = try reader.next()
        let isExact: Bool? = try reader.next()
        birthDate = birthDay.flatMap(CalendarDay.init(daysSince1970:)).map { day in
            BirthDate(day: day, isExact: isExact ?? false)
        }
        description = try reader.next()
        organizationAnimalID = try reader.next()
        url = try reader.next()
        contact = try reader.nextContact()
        let hundredths: Int? = try reader.next()
        let currency: String? = try reader.next()
        let words: String? = try reader.next()
        adoptionFee = words.map(AdoptionFee.text) ?? hundredths.map { .amount(hundredths: $0, currency: currency) }
        statusChangedAt = try reader.nextDate()
        let cropped: Int64? = try reader.next()
        let photo = try reader.nextPhoto()
        primaryPhotoCropped = cropped.map { _ in photo }
    }
}
