import AnimalDetails
import Domain
import FoundationEssentials

/// What is known of an animal, label by label; what nobody said is left out.
struct AnimalFacts {
    struct Fact {
        let label: String
        let value: String
        /// What the value leads to, where a terminal can follow links.
        let link: String?
    }

    private(set) var all: [Fact] = []

    /// - Parameter match: How well it matches the person's home, in words; `nil` to leave that out.
    init(_ presentation: AnimalDetailsPresentation, unit: DistanceUnit, match: String?) {
        let listed = presentation.listed
        add("Match", match)
        addAnimal(listed.animal, livedFor: presentation.livedFor)
        addHome(listed.animal)
        add("Bonded with", presentation.bondedPartners.map(Self.words).joined(separator: ", "))
        addPlace(listed, unit: unit)
        if let organization = listed.organization { addOrganization(organization, of: listed.animal) }
        addListing(listed.animal, now: presentation.moment)
        addRecord(listed.animal, now: presentation.moment)
    }

    private mutating func add(_ label: String, _ value: String?, link: String? = nil) {
        guard let value, !value.isEmpty else { return }
        all.append(Fact(label: label, value: value, link: link))
    }

    private mutating func addAnimal(_ animal: Animal, livedFor: AnimalAge?) {
        add(
            "Type",
            [animal.type.text, animal.species.flatMap { $0 == animal.type.text ? nil : $0 }].compactMap(\.self)
                .joined(separator: ", ")
        )
        add("Breed", animal.breeds.named.isEmpty ? nil : AnimalWords.kind(animal))
        add("Colour", animal.colors.named.joined(separator: ", "))
        let group = animal.age?.text
        add("Age", livedFor.map { AnimalWords.age($0) + (group.map { " (\($0))" } ?? "") } ?? group)
        add("Born", animal.birthDate.map { ($0.isExact ? "" : "about ") + $0.day.description })
        add("Gender", animal.gender?.text)
        add("Size", animal.size?.text)
        add("Coat", animal.coat?.text)
        add("Tags", animal.tags.joined(separator: ", "))
    }

    private mutating func addHome(_ animal: Animal) {
        let attributes: [(String, TriState)] = [
            ("Spayed or neutered", animal.attributes.spayedNeutered), ("House-trained", animal.attributes.houseTrained),
            ("Declawed", animal.attributes.declawed), ("Special needs", animal.attributes.specialNeeds),
            ("Shots current", animal.attributes.shotsCurrent), ("Good with children", animal.environment.children),
            ("Good with dogs", animal.environment.dogs), ("Good with cats", animal.environment.cats),
        ]
        for (label, state) in attributes { add(label, state.boolValue.map { $0 ? "yes" : "no" }) }
        add("Fee", animal.adoptionFee.map(AnimalWords.fee))
    }

    private mutating func addPlace(_ listed: ListedAnimal, unit: DistanceUnit) {
        let contact = listed.animal.contact
        add(
            "Distance",
            listed.distance.map { distance in
                let origin = listed.animal.location.map { Self.words($0.origin) } ?? ""
                return AnimalWords.distance(distance, in: unit) + " from you" + origin
            }
        )
        add("Address", AnimalWords.address(contact.address))
        let email = contact.email ?? listed.organization?.contact.email
        add("E-mail", email, link: email.flatMap(ContactLink.mail))
        let phone = contact.phone ?? listed.organization?.contact.phone
        add("Telephone", phone, link: phone.flatMap(ContactLink.telephone))
        if listed.organization == nil { add("Organisation", listed.animal.organizationID) }
    }

    /// What its animals' own contacts do not say already.
    private mutating func addOrganization(_ organization: Organization, of animal: Animal) {
        let (contact, own) = (organization.contact, animal.contact)
        add("Organisation", organization.name)
        if contact.address != own.address { add("Its address", AnimalWords.address(contact.address)) }
        if contact.email != own.email, own.email != nil {
            add("Its e-mail", contact.email, link: contact.email.flatMap(ContactLink.mail))
        }
        if contact.phone != own.phone, own.phone != nil {
            add("Its telephone", contact.phone, link: contact.phone.flatMap(ContactLink.telephone))
        }
        add("Website", organization.website, link: organization.website)
        add("Open", AnimalWords.hours(organization.hours))
        add("Mission", organization.missionStatement)
        add("To adopt", organization.adoptionPolicy)
        let media = organization.socialMedia
        let pages: [(String, String?)] = [
            ("Adoption page", organization.adoptionURL), ("Its listings", organization.url),
            ("Facebook", media.facebook), ("Twitter", media.twitter), ("YouTube", media.youtube),
            ("Instagram", media.instagram), ("Pinterest", media.pinterest),
        ]
        for (label, page) in pages { add(label, page, link: page) }
    }

    private mutating func addListing(_ animal: Animal, now: Date) {
        let last = animal.statusHistory.last
        let since = last?.status == animal.status ? last?.since : animal.statusChangedAt
        let status = animal.status == .known(.unlisted) ? "no longer listed by its source" : animal.status.text
        add("Status", status + (since.map { " since \(AnimalWords.day($0)), \(Self.ago($0, now))" } ?? ""))
        add("History", Self.words(animal.statusHistory))
        add("Published", animal.publishedAt.map { "\(AnimalWords.day($0)), \(Self.ago($0, now))" })
        add("Listing", animal.url, link: animal.url)
        for photo in animal.photos.compactMap(\.largest) { add("Photo", photo, link: photo) }
        add("Videos", animal.videos.isEmpty ? nil : String(animal.videos.count))
    }

    /// The records that it was read from: its own, and those of others that list it too.
    private mutating func addRecord(_ animal: Animal, now: Date) {
        add("Id", animal.id.description)
        add("Shelter's number", animal.organizationAnimalID)
        for provenance in animal.provenance {
            let isOwn = provenance.id == animal.id
            let age = Self.ago(provenance.fetchedAt, now)
            let end = provenance.expiresAt.map { ", may be shown until \(AnimalWords.day($0))" } ?? ""
            let source = provenance.id.source.text
            add(
                isOwn ? "Record" : "Also listed by",
                isOwn
                    ? "\(source), fetched \(age) (\(provenance.fetchedAt.iso8601))\(end)"
                    : "\(source) as \(provenance.id), fetched \(age)\(end)"
            )
        }
    }
}

// What only the details say.
extension AnimalFacts {
    private static func ago(_ moment: Date, _ now: Date) -> String {
        AnimalWords.ago(now.timeIntervalSince(moment))
    }

    /// How exact a distance is; a record that says where the animal is needs no comment.
    private static func words(_ origin: LocationOrigin) -> String {
        switch origin {
        case .record: ""
        case .organization: ", measured to its organisation"
        case .postalCode: ", measured to its postal code"
        case .city: ", measured to its town"
        }
    }

    /// `Rhubarb (sample:1009)`, with the status of one that cannot be adopted.
    private static func words(_ partner: BondedPartner) -> String {
        guard let animal = partner.animal else { return "\(partner.id) (not in the catalogue)" }
        let status = animal.status == .known(.adoptable) ? "" : ", \(animal.status.text)"
        return "\(AnimalWords.name(animal)) (\(partner.id)\(status))"
    }

    /// `found from 2026-05-01 to 2026-06-02, adoptable since then`; `nil` where nothing has changed yet.
    private static func words(_ history: [StatusChange]) -> String? {
        guard history.count > 1, let last = history.last else { return nil }
        let past = zip(history, history.dropFirst()).map { change, next in
            "\(change.status.text) from \(AnimalWords.day(change.since)) to \(AnimalWords.day(next.since))"
        }
        return past.joined(separator: ", ") + ", \(last.status.text) since then"
    }
}
