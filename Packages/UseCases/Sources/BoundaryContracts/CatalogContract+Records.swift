import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Records come back as they went in.
extension CatalogContract {
    func checkFullRecord() async throws {
        let (animal, organization) = try fullRecord()
        try await catalog.write(CatalogBatch(organizations: [organization], animals: [animal]))
        let listed = try #require(await catalog.animal(animal.id, measuredFrom: point(1, 2)), sourceLocation: location)
        #expect(isExactly(listed.animal, animal), "\(listed.animal) must be \(animal)", sourceLocation: location)
        let offering = try #require(listed.organization, sourceLocation: location)
        #expect(isExactly(offering, organization), "\(offering) must be \(organization)", sourceLocation: location)
        let place = try #require(animal.location?.coordinate, sourceLocation: location)
        let distance = GreatCircle.distance(from: try point(1, 2), to: place)
        #expect(listed.distance == distance, sourceLocation: location)
        let organizations = try await catalog.organizations(after: nil, limit: 10)
        #expect(organizations == [organization], sourceLocation: location)
        var filter = AnimalFilter()
        filter.statuses = []
        let animals = try await catalog.animals(matching: filter, after: nil, limit: 10)
        #expect(animals == [animal], sourceLocation: location)

        var poorer = Animal(id: animal.id, type: .known(.cat), name: "Poorer")
        poorer.statusHistory = animal.statusHistory
        poorer.status = animal.status
        try await catalog.write(CatalogBatch(animals: [poorer]))
        let replaced = try await stored(animal.id)
        let expected = animal.updated(by: poorer)
        #expect(isExactly(replaced, expected), "what a feed takes back is gone", sourceLocation: location)

        var donated = animal
        donated.adoptionFee = .text("by donation")
        donated.birthDate?.isExact = false
        donated.primaryPhotoCropped = Photo()
        try await catalog.write(CatalogBatch(animals: [donated]))
        let told = try await stored(animal.id)
        #expect(isExactly(told, replaced.updated(by: donated).located(by: organization)), sourceLocation: location)
    }

    func checkEmptyRecord() async throws {
        let animal = Animal(id: try id("alpha:1"), type: .known(.dog), name: "")
        let organization = try organization("alpha", "1")
        var blank = Animal(id: try id("alpha:2"), type: .other(""), name: "")
        blank.organizationID = ""
        blank.description = ""
        blank.tags = ["", ""]
        blank.photos = [Photo(), Photo()]
        blank.videos = [""]
        blank.adoptionFee = .text("")
        blank.contact.email = ""
        try await catalog.write(CatalogBatch(organizations: [organization], animals: [animal, blank]))
        for expected in [animal, blank] {
            let found = try #require(
                await catalog.animal(expected.id, measuredFrom: point(0, 0)),
                sourceLocation: location
            )
            #expect(isExactly(found.animal, expected), "\(found.animal) must be \(expected)", sourceLocation: location)
            #expect(found.organization == nil && found.distance == nil, sourceLocation: location)
        }
        let organizations = try await catalog.organizations(after: nil, limit: 10)
        #expect(organizations == [organization], sourceLocation: location)
    }

    func checkOddText() async throws {
        let texts = [
            "Caf\u{e9}", "Cafe\u{301}", "\u{1100}\u{1161}", "가", "👩‍👩‍👧‍👦🏽", "\u{202e}dlrow\u{202c}", "\u{feff}x",
            "line\nbreak\r\ttab",
            "'quoted' \"twice\" \\ %s ?1 :name $x --", "\u{10ffff}\u{e000}", "Å\u{212b}A\u{30a}", "ﬁ", "null", "0",
            "1e5", " padded ",
        ]
        for (index, text) in texts.enumerated() {
            var animal = try animal("odd:\(index)", name: text)
            animal.organizationID = text
            animal.description = text
            animal.tags = [text, text]
            animal.breeds = Breeds(primary: text, secondary: text)
            animal.colors = Colors(primary: text)
            animal.contact = Contact(email: text, phone: text, address: Address(city: text, postcode: text))
            animal.adoptionFee = .text(text)
            animal.photos = [Photo(small: text)]
            animal.videos = [text]
            animal.url = text
            var organization = try organization("odd", text)
            organization.name = text
            organization.missionStatement = text
            try await catalog.write(CatalogBatch(organizations: [organization], animals: [animal]))
            let found = try #require(await catalog.animal(animal.id, measuredFrom: nil), sourceLocation: location)
            #expect(isExactly(found.animal, animal), "\(text.debugDescription)", sourceLocation: location)
            #expect(isExactly(found.organization, organization), "\(text.debugDescription)", sourceLocation: location)
        }
    }

    /// An animal and its organisation with something in every field.
    private func fullRecord() throws -> (Animal, Organization) {
        var animal = Animal(id: try id("alpha:full"), type: .known(.smallFurry), name: "Élie “Fifi” O’Malley")
        animal.organizationID = "PA9"
        animal.species = "Guinea Pig"
        animal.breeds = Breeds(primary: "Abyssinian", secondary: "Peruvian", mixed: .yes, unknown: .no)
        animal.colors = Colors(primary: "Black", secondary: "White", tertiary: "Brown / Chocolate")
        animal.age = .known(.senior)
        animal.birthDate = CalendarDay(year: 1969, month: 12, day: 31).map { BirthDate(day: $0, isExact: true) }
        animal.gender = .known(.female)
        animal.size = .known(.extraLarge)
        animal.coat = .known(.wire)
        animal.attributes.spayedNeutered = .yes
        animal.attributes.houseTrained = .no
        animal.attributes.declawed = .yes
        animal.attributes.specialNeeds = .no
        animal.attributes.shotsCurrent = .yes
        animal.environment.children = .yes
        animal.environment.dogs = .no
        animal.environment.cats = .yes
        animal.tags = ["Gentle", "Funny", "Gentle"]
        animal.description = "A description."
        animal.organizationAnimalID = "A-17"
        animal.photos = [
            Photo(small: "s1", medium: "m1", large: "l1", full: "f1"), Photo(), Photo(large: "l3"), Photo(full: "f4"),
        ]
        animal.primaryPhotoCropped = Photo(small: "cs", medium: "cm", large: "cl", full: "cf")
        animal.videos = ["<iframe src='b'>", "<iframe src='a'>"]
        animal.url = "https://example.org/full"
        animal.contact = Contact(email: "a@example.org", phone: "(1) 2", address: try fullAddress("animal"))
        animal.adoptionFee = .amount(hundredths: 12_550, currency: "USD")
        animal.bondedPartners = [try id("alpha:z"), try id("beta:a")]
        animal.status = .known(.pending)
        animal.statusChangedAt = Date(timeIntervalSinceReferenceDate: 700_000_000.123456789)
        animal.publishedAt = Date(timeIntervalSinceReferenceDate: -12_345.000001)
        animal.statusHistory = [
            StatusChange(status: .known(.adoptable), since: Date(timeIntervalSince1970: 0)),
            StatusChange(status: .other("on hold"), since: Date(timeIntervalSince1970: 1_700_000_000.1)),
            StatusChange(status: .known(.pending), since: Date(timeIntervalSince1970: 1_700_000_001)),
        ]
        let place = try point(40.123456789012345, -75.98765432109876)
        animal.location = Location(coordinate: place, origin: .record)
        animal.provenance = [
            Provenance(
                id: animal.id,
                fetchedAt: Date(timeIntervalSinceReferenceDate: 700_000_100.5),
                expiresAt: Date(timeIntervalSinceReferenceDate: 700_100_000)
            ),
            Provenance(id: try id("beta:other"), fetchedAt: Date(timeIntervalSinceReferenceDate: 1)),
        ]
        return (animal, try fullOrganization())
    }

    private func fullOrganization() throws -> Organization {
        var organization = try organization("alpha", "PA9", at: point(-33.1, 151.000000000000001))
        organization.contact = Contact(email: "b@example.org", phone: "3", address: try fullAddress("organization"))
        organization.url = "https://example.org/o"
        organization.website = "https://shelter.example.org"
        organization.missionStatement = "Homes for all."
        organization.hours.monday = "1"
        organization.hours.tuesday = "2"
        organization.hours.wednesday = "3"
        organization.hours.thursday = "4"
        organization.hours.friday = "5"
        organization.hours.saturday = "6"
        organization.hours.sunday = "7"
        organization.adoptionPolicy = "Come by."
        organization.adoptionURL = "https://example.org/adopt"
        organization.socialMedia.facebook = "f"
        organization.socialMedia.twitter = "t"
        organization.socialMedia.youtube = "y"
        organization.socialMedia.instagram = "i"
        organization.socialMedia.pinterest = "p"
        organization.photos = [Photo(small: "s"), Photo(), Photo(medium: "m", full: "f")]
        return organization
    }

    private func fullAddress(_ whose: String) throws -> Address {
        Address(
            address1: "\(whose) 1",
            address2: "\(whose) 2",
            city: "\(whose) city",
            state: "PA",
            postcode: "19104",
            country: "US"
        )
    }
}
