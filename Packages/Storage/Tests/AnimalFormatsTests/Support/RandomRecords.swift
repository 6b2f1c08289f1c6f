import Domain
import Foundation

/// Makes animals and organisations with random contents in every field.
struct RandomRecords {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func organization() -> Organization? {
        guard let source = SourceName(pick(["petfinder", "sample", "my-rescue"])),
            let id = OrganizationID(source: source, sourceID: "ORG\(number(1...99_999))")
        else { return nil }
        var organization = Organization(id: id, name: text())
        organization.contact = contact()
        organization.url = url()
        organization.website = url()
        organization.missionStatement = paragraphs()
        organization.hours.monday = maybeText()
        organization.hours.tuesday = maybeText()
        organization.hours.wednesday = maybeText()
        organization.hours.thursday = maybeText()
        organization.hours.friday = maybeText()
        organization.hours.saturday = maybeText()
        organization.hours.sunday = maybeText()
        organization.adoptionPolicy = paragraphs()
        organization.adoptionURL = url()
        organization.socialMedia.facebook = url()
        organization.socialMedia.twitter = url()
        organization.socialMedia.youtube = url()
        organization.socialMedia.instagram = url()
        organization.socialMedia.pinterest = url()
        organization.photos = list { $0.photo() }
        organization.coordinate = coordinate()
        return organization
    }

    mutating func animal() -> Animal? {
        guard let id = animalID() else { return nil }
        var animal = Animal(id: id, type: term(AnimalType.self), name: text())
        animal.organizationID = number(0...3) == 0 ? nil : "ORG\(number(1...9))"
        animal.species = maybeText()
        animal.breeds = Breeds(primary: maybeText(), secondary: maybeText(), mixed: triState(), unknown: triState())
        animal.colors = Colors(primary: maybeText(), secondary: maybeText(), tertiary: maybeText())
        animal.age = number(0...2) == 0 ? nil : term(AgeGroup.self)
        animal.birthDate = CalendarDay(daysSince1970: number(-9000...21_000))
            .map { BirthDate(day: $0, isExact: number(0...1) == 0) }
        animal.gender = number(0...2) == 0 ? nil : term(Gender.self)
        animal.size = number(0...2) == 0 ? nil : term(Size.self)
        animal.coat = number(0...2) == 0 ? nil : term(Coat.self)
        animal.attributes.spayedNeutered = triState()
        animal.attributes.houseTrained = triState()
        animal.attributes.declawed = triState()
        animal.attributes.specialNeeds = triState()
        animal.attributes.shotsCurrent = triState()
        animal.environment.children = triState()
        animal.environment.dogs = triState()
        animal.environment.cats = triState()
        animal.tags = list { $0.text() }
        animal.description = paragraphs()
        animal.organizationAnimalID = maybeText()
        animal.photos = list { $0.photo() }
        animal.primaryPhotoCropped = number(0...1) == 0 ? nil : photo()
        animal.videos = list { _ in "<iframe src=\"https://video.example/?a=1&amp;b=2\"></iframe>" }
        animal.url = url()
        animal.contact = contact()
        animal.adoptionFee = fee()
        animal.bondedPartners = list { $0.animalID() }.compactMap(\.self)
        animal.status = term(ListingStatus.self)
        animal.statusChangedAt = date()
        animal.publishedAt = date()
        animal.statusHistory = list { random in
            StatusChange(
                status: random.term(ListingStatus.self),
                since: random.date() ?? Date(timeIntervalSince1970: 0)
            )
        }
        let origin = pick(LocationOrigin.allCases)
        animal.location = coordinate().map { Location(coordinate: $0, origin: origin) }
        animal.provenance =
            [Provenance(id: id, fetchedAt: date() ?? Date(timeIntervalSince1970: 0), expiresAt: date())]
            + list { random in
                random.animalID().map { Provenance(id: $0, fetchedAt: random.date() ?? Date(timeIntervalSince1970: 0)) }
            }
            .compactMap(\.self)
        return animal
    }

    // MARK: - Parts

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...(elements.count - 1))]
    }

    private mutating func list<Element>(_ make: (inout RandomRecords) -> Element) -> [Element] {
        (0..<number(0...3)).map { _ in make(&self) }
    }

    private mutating func animalID() -> AnimalID? {
        AnimalID("\(pick(["petfinder", "sample", "a.b_c-d"])):\(pick(["", "x:", "№ "]))\(number(1...999_999))")
    }

    private mutating func term<Known>(_ vocabulary: Known.Type) -> OpenValue<Known> {
        let known = number(0...4) == 0 ? nil : pick(Array(Known.allCases))
        return known.map { .known($0) } ?? .other("Quite new \(number(1...99))")
    }

    private mutating func triState() -> TriState { pick(TriState.allCases) }

    private mutating func text() -> String {
        let words = [
            "Élie", "小雪", "मोती", "Jasmin & Aladdin", "***PENDING***", "O'Shea", "\"Quoted\"", "a;b", "back\\slash",
            "&amp;",
            "<b>bold</b>", "=1+1", "-12", "@home", "'=x", "👩‍👩‍👧", "🇩🇪", "c,d", "null", "Ünïcödé",
        ]
        return (0...number(0...3)).map { _ in pick(words) }.joined(separator: " ")
    }

    private mutating func maybeText() -> String? { number(0...2) == 0 ? nil : text() }

    private mutating func paragraphs() -> String? {
        number(0...3) == 0 ? nil : (0...number(0...2)).map { _ in text() }.joined(separator: "\n")
    }

    private mutating func url() -> String? {
        number(0...3) == 0 ? nil : "https://shelter.example/\(number(1...999))?a=1&b=;2"
    }

    private mutating func photo() -> Photo {
        Photo(small: url(), medium: url(), large: url(), full: "https://photos.example/\(number(1...999)).jpg")
    }

    private mutating func contact() -> Contact {
        Contact(
            email: number(0...1) == 0 ? nil : "adopt@shelter.example",
            phone: maybeText(),
            address: Address(
                address1: maybeText(),
                address2: maybeText(),
                city: maybeText(),
                state: maybeText(),
                postcode: maybeText(),
                country: maybeText()
            )
        )
    }

    private mutating func fee() -> AdoptionFee? {
        switch number(0...3) {
        case 0: nil
        case 1: .text("by donation")
        default: .amount(hundredths: number(0...1_000_000), currency: number(0...1) == 0 ? nil : "EUR")
        }
    }

    private mutating func date() -> Date? {
        number(0...4) == 0 ? nil : Date(timeIntervalSince1970: Double(number(-2_000_000_000...4_000_000_000)))
    }

    private mutating func coordinate() -> Coordinate? {
        guard number(0...3) > 0 else { return nil }
        return Coordinate(
            latitude: Double.random(in: -90...90, using: &generator),
            longitude: Double.random(in: -180...180, using: &generator)
        )
    }
}
