import Boundaries
import Domain
import Testing

@testable import SampleCatalog

@Suite("The sample catalogue")
struct SampleCatalogTests {
    private static let sample = SampleCatalog.load()
    private let organizations = Self.sample.organizations
    private let animals = Self.sample.animals

    @Test("It is read without a fault")
    func noFaults() {
        #expect(SampleCatalog.records().faults.isEmpty)
    }

    @Test("About three hundred animals of all eight types live at about forty shelters in many countries")
    func extent() {
        #expect((290...320).contains(animals.count))
        #expect((38...44).contains(organizations.count))
        #expect(Set(animals.compactMap(\.type.known)) == Set(AnimalType.allCases))
        #expect(Set(organizations.compactMap(\.contact.address.country)).count >= 14)
        #expect(organizations.count { $0.contact.address.country == "US" } >= 10)
        #expect(Set(animals.compactMap(\.age?.known)) == Set(AgeGroup.allCases))
    }

    @Test("Every id is the sample's and stands once; every animal has its shelter")
    func identities() {
        #expect(Set(animals.map(\.id)).count == animals.count)
        #expect(Set(organizations.map(\.id)).count == organizations.count)
        #expect(animals.allSatisfy { $0.id.source == .sample })
        let shelters = Set(organizations.map(\.id.sourceID))
        #expect(animals.allSatisfy { $0.organizationID.map(shelters.contains) ?? false })
    }

    @Test("Every animal is where its shelter is")
    func places() {
        let shelters = Dictionary(uniqueKeysWithValues: organizations.map { ($0.id.sourceID, $0) })
        for animal in animals {
            let shelter = animal.organizationID.flatMap { shelters[$0] }
            #expect(animal.located(by: shelter) == animal)
            #expect(animal.location != nil)
        }
    }

    @Test("Several cats wait within fifty kilometres of West Philadelphia")
    func nearPhiladelphia() throws {
        let center = try #require(Coordinate(latitude: 39.96, longitude: -75.20))
        let near = animals.filter { animal in
            animal.type == .known(.cat) && animal.status == .known(.adoptable)
                && animal.location.map {
                    GreatCircle.distance(from: center, to: $0.coordinate) < Distance(kilometers: 50)
                } ?? false
        }
        #expect(near.count >= 8)
    }

    @Test("Bonded partners name each other, and are of one kind at one shelter")
    func bondedPartners() throws {
        let byID = Dictionary(uniqueKeysWithValues: animals.map { ($0.id, $0) })
        let bonded = animals.filter { !$0.bondedPartners.isEmpty }
        #expect(bonded.count >= 10)
        for animal in bonded {
            let partner = try #require(animal.bondedPartners.first.flatMap { byID[$0] })
            #expect(partner.bondedPartners == [animal.id])
            #expect(partner.organizationID == animal.organizationID)
            #expect(partner.status == animal.status)
        }
    }

    @Test("Nothing in it leads to a real person or page")
    func harmless() {
        for organization in organizations {
            #expect(organization.contact.email?.hasSuffix(".example") ?? false)
            #expect(organization.contact.phone.map(Self.isFictional) ?? true)
            for url in [organization.url, organization.website, organization.adoptionURL].compactMap(\.self) {
                #expect(url.contains(".example/"))
            }
        }
        #expect(animals.allSatisfy { $0.photos.isEmpty && $0.url?.contains("petsave.example/") == true })
    }

    /// The ranges that are set aside for fiction: NANP 555-01xx, Ofcom, ComReg, Bundesnetzagentur, ARCEP, ACMA.
    private static func isFictional(_ phone: String) -> Bool {
        [" 555-01", "020 7946 0", "020 91", "030 23125 ", "01 99 00 ", "(03) 5550 "].contains { phone.contains($0) }
    }

    @Test("Names come in several scripts")
    func names() {
        let scalars = animals.flatMap { $0.name.unicodeScalars.map(\.value) }
        #expect(scalars.contains { (0x4E00...0x9FFF).contains($0) })
        #expect(scalars.contains { (0x0900...0x097F).contains($0) })
        #expect(scalars.contains { (0xC0...0x17F).contains($0) })
    }

    @Test("Fees, birth dates and histories are there, and every listing went up before it was read")
    func facts() {
        #expect(animals.count { $0.adoptionFee != nil } > 200)
        #expect(animals.count { $0.birthDate != nil } > 50)
        for animal in animals {
            #expect(animal.statusHistory.last?.status == animal.status)
            #expect(animal.description?.isEmpty == false)
            guard let published = animal.publishedAt, let fetched = animal.provenance.first?.fetchedAt else {
                Issue.record("\(animal.id) has no dates")
                continue
            }
            #expect(published < fetched)
        }
    }
}
