import Domain
import FoundationEssentials

/// What is only shown of an animal, packed into one value, so that an animal is written and read at once.
extension Animal {
    /// Everything that the catalogue's other tables do not hold: all but what animals are found by, where they are, and
    /// who told of them.
    var packedDetails: Data {
        var packer = FieldPacker()
        packer.put(count: Self.detailsVersion)
        packer.put(name)
        packer.put(species)
        packer.put(birthDate)
        packer.put(description)
        packer.put(organizationAnimalID)
        packer.put(url)
        packer.put(contact)
        packer.put(adoptionFee)
        packer.put(statusChangedAt)
        packer.put(photos) { $0.put($1) }
        packer.put(count: primaryPhotoCropped == nil ? 0 : 1)
        if let primaryPhotoCropped { packer.put(primaryPhotoCropped) }
        packer.put(videos) { $0.put($1) }
        packer.put(tags) { $0.put($1) }
        packer.put(bondedPartners) { packer, partner in
            packer.put(partner.source.text)
            packer.put(partner.sourceID)
        }
        packer.put(statusHistory) { packer, change in
            packer.put(change.status.text)
            packer.put(change.since.timeIntervalSinceReferenceDate)
        }
        return packer.data
    }

    /// Reads what ``packedDetails`` made.
    mutating func unpackDetails(_ data: Data) throws {
        var unpacker = FieldUnpacker(data)
        guard try unpacker.count() == Self.detailsVersion else {
            throw UnreadableRow(reason: "what is packed of \(id) is packed in an unknown way")
        }
        name = try unpacker.requiredText()
        species = try unpacker.text()
        birthDate = try unpacker.birthDate()
        description = try unpacker.text()
        organizationAnimalID = try unpacker.text()
        url = try unpacker.text()
        contact = try unpacker.contact()
        adoptionFee = try unpacker.adoptionFee()
        statusChangedAt = try unpacker.date()
        photos = try unpacker.items { try $0.photo() }
        primaryPhotoCropped = try unpacker.items { try $0.photo() }.first
        videos = try unpacker.items { try $0.requiredText() }
        tags = try unpacker.items { try $0.requiredText() }
        bondedPartners = try unpacker.items { try $0.animalID() }
        statusHistory = try unpacker.items { unpacker in
            let status = OpenValue<ListingStatus>(stored: try unpacker.requiredText())
            return StatusChange(status: status, since: Date(timeIntervalSinceReferenceDate: try unpacker.double()))
        }
        guard unpacker.isAtEnd else { throw UnreadableRow(reason: "more is packed of \(id) than there can be") }
    }

    /// Stands first in what is packed; the next version must read this one, too.
    private static let detailsVersion = 1
}

extension FieldPacker {
    fileprivate mutating func put(_ birthDate: BirthDate?) {
        put(count: birthDate.map { $0.isExact ? 1 : 2 } ?? 0)
        if let birthDate { put(birthDate.day.daysSince1970) }
    }

    fileprivate mutating func put(_ contact: Contact) {
        put(contact.email)
        put(contact.phone)
        put(contact.address.address1)
        put(contact.address.address2)
        put(contact.address.city)
        put(contact.address.state)
        put(contact.address.postcode)
        put(contact.address.country)
    }

    fileprivate mutating func put(_ fee: AdoptionFee?) {
        switch fee {
        case nil: put(count: 0)
        case .amount(let hundredths, let currency)?:
            put(count: 1)
            put(hundredths)
            put(currency)
        case .text(let text)?:
            put(count: 2)
            put(text)
        }
    }

    fileprivate mutating func put(_ photo: Photo) {
        put(link: photo.small)
        put(link: photo.medium)
        put(link: photo.large)
        put(link: photo.full)
    }
}

extension FieldUnpacker {
    fileprivate mutating func birthDate() throws -> BirthDate? {
        let kind = try count()
        guard kind != 0 else { return nil }
        guard let day = CalendarDay(daysSince1970: try number()) else {
            throw UnreadableRow(reason: "a day of birth is none that there is")
        }
        return BirthDate(day: day, isExact: kind == 1)
    }

    fileprivate mutating func contact() throws -> Contact {
        Contact(
            email: try text(),
            phone: try text(),
            address: Address(
                address1: try text(),
                address2: try text(),
                city: try text(),
                state: try text(),
                postcode: try text(),
                country: try text()
            )
        )
    }

    fileprivate mutating func adoptionFee() throws -> AdoptionFee? {
        switch try count() {
        case 0: nil
        case 1: .amount(hundredths: try number(), currency: try text())
        case 2: .text(try requiredText())
        case let kind: throw UnreadableRow(reason: "there is no adoption fee of the kind \(kind)")
        }
    }

    fileprivate mutating func photo() throws -> Photo {
        Photo(small: try link(), medium: try link(), large: try link(), full: try link())
    }

    fileprivate mutating func animalID() throws -> AnimalID {
        let (source, sourceID) = (try requiredText(), try requiredText())
        guard let name = SourceName(source), let id = AnimalID(source: name, sourceID: sourceID) else {
            throw UnreadableRow(reason: "\(source):\(sourceID) is no animal's id")
        }
        return id
    }
}
