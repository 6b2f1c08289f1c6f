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

    /// The values of ``AnimalRow/columns``; `terms` are the ids of ``termTexts``.
    ///
    /// - Parameter isMerged: Whether this is a listing merged from several records.
    func columnValues(terms: [Int64?], organization: Int64?, site: Int64?, isMerged: Bool) -> ColumnValues {
        var values = id.columnValues + [organization, site, location?.origin.rawValue]
        values += terms as ColumnValues
        values +=
            [
                breeds.mixed, breeds.unknown, attributes.spayedNeutered, attributes.houseTrained, attributes.declawed,
                attributes.specialNeeds, attributes.shotsCurrent, environment.children, environment.dogs,
                environment.cats,
            ].map(\.boolValue) as ColumnValues
        values += [publishedAt?.timeIntervalSinceReferenceDate, !photos.isEmpty, SearchText.fold(name)]
        values += [expiry(isMerged: isMerged)?.timeIntervalSinceReferenceDate, NameKey.of(name), isMerged]
        return values
    }

    /// When the row must no longer be shown: a merged listing as soon as one of its records.
    func expiry(isMerged: Bool) -> Date? { isMerged ? firstExpiry : expiresAt }

    /// The values of ``AnimalRow/listingColumns``.
    var listingValues: ColumnValues {
        var values: ColumnValues = [name, species, birthDate?.day.daysSince1970, birthDate?.isExact, description]
        values += [organizationAnimalID, url]
        values += contact.columnValues
        switch adoptionFee {
        case .amount(let hundredths, let currency)?: values += [hundredths, currency, nil]
        case .text(let text)?: values += [nil, nil, text]
        case nil: values += [nil, nil, nil]
        }
        return values + [statusChangedAt?.timeIntervalSinceReferenceDate]
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
