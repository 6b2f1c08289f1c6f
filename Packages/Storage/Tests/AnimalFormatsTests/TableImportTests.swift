import Boundaries
import Domain
import Foundation
import Testing

@Suite("Tables")
struct TableImportTests {
    @Test("Headings are read in any case and by their everyday names; cells leniently")
    func headings() async throws {
        let table = """
            Animal ID,Pet Name,TYPE,Breed,Mixed Breed,Colour,Sex,Good with Kids,Dogs OK,cats,Fixed,DOB,Zip Code,Town,lat,LNG,Tags,Photo,Adoption Fee,Shelter,Notes
            17,Rex,dogs,Beagle,Yes,Black,m,TRUE,n,maybe,x,2020-02-29,01020,Chicopee,42.2,-72.6,"calm; good; ",https://p.example/1;https://p.example/2,"$1,250.50",Mutt Rescue,"Line one
            line two"
            """
        let portion = try await read(table, source: SourceName("sheet"))
        let animal = try portion.onlyAnimal()
        #expect(animal.id.description == "sheet:17")
        #expect(animal.name == "Rex")
        #expect(animal.type == .known(.dog))
        #expect(animal.breeds == Breeds(primary: "Beagle", mixed: .yes))
        #expect(animal.colors.primary == "Black")
        #expect(animal.gender == .known(.male))
        #expect(
            (animal.environment.children, animal.environment.dogs, animal.environment.cats) == (.yes, .no, .unknown)
        )
        #expect(animal.attributes.spayedNeutered == .yes)
        #expect(
            animal.birthDate == CalendarDay(year: 2020, month: 2, day: 29).map { BirthDate(day: $0, isExact: false) }
        )
        #expect(animal.contact.address.postcode == "01020")
        #expect(animal.contact.address.city == "Chicopee")
        #expect(animal.location?.coordinate == Coordinate(latitude: 42.2, longitude: -72.6))
        #expect(animal.location?.origin == .record)
        #expect(animal.tags == ["calm", "good"])
        #expect(animal.photos.map(\.full) == ["https://p.example/1", "https://p.example/2"])
        #expect(animal.adoptionFee == .amount(hundredths: 125_050, currency: nil))
        #expect(animal.description == "Line one\nline two")
        #expect(portion.organizations.map(\.name) == ["Mutt Rescue"])
        #expect(portion.organizations.first?.id.sourceID == animal.organizationID)
        #expect(portion.organizations.first?.coordinate == nil)
        #expect(portion.ignoredColumns.isEmpty)
    }

    @Test("Columns without a place are counted, where they hold something")
    func ignoredColumns() async throws {
        let portion = try await read("id,type,name,Kennel,Mood,\n1,Dog,Rex,A7,,\n2,Dog,Max,B1,good,x\n")
        #expect(portion.animals.count == 2)
        #expect(portion.ignoredColumns == ["Kennel": 2, "Mood": 1, "(no heading)": 1])
    }

    @Test("Without an id, the same animal gets the same one in a later edition, and others get others")
    func derivedIDs() async throws {
        let table = "name,type,shelter,url,breed\nRex,Dog,Haven,,Beagle\nRex,Dog,Hope,,Beagle\nRex,Cat,Haven,,Beagle\n"
        let first = try await read(table)
        let second = try await read(table.replacing("Rex,Dog,Haven,,Beagle", with: "REX,dog,haven,,beagle"))
        #expect(Set(first.animals.map(\.id)).count == 3)
        #expect(first.animals.map(\.id) == second.animals.map(\.id))
        #expect(first.animals.first?.id.description == "csv:6288c00531cc095e")
    }

    @Test("A table takes its source's name from the file")
    func sourceOfFile() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Élan Shelter (May).csv")
        try Data("id;type;name\r\n1;Cat;Tom\r\n".utf8).write(to: file)
        #expect(try await read(path: file.path).onlyAnimal().id.description == "elan-shelter-may:1")
        #expect(try await read(path: file.path, source: SourceName("mine")).onlyAnimal().id.source.text == "mine")
    }

    @Test("A bad row is a fault with its place, and costs no other")
    func badRow() async throws {
        let portion = try await read("id,type,name\n1,Dog,Rex\n2,Dog\n,,\n3,,Max\n4,Cat,Tom\n")
        #expect(portion.animals.map(\.id.sourceID) == ["1", "4"])
        #expect(portion.faults.map(\.line) == [3, 5])
        #expect(
            portion.faults.map(\.reason) == [
                "the row has 2 fields, but the header names 3", "the record does not say what type of animal it is",
            ]
        )
    }

    @Test("A table of something else says what it holds")
    func otherTable() async throws {
        let fault = try await read("date,amount\n2024-01-01,3\n2024-01-02,4\n").onlyFault()
        #expect(fault.endsInput)
        #expect(fault.reason.hasPrefix("there are no animals in this input: its columns are date, amount"))
    }

    @Test(
        "Fees are read as people write them",
        arguments: [
            ("125", .amount(hundredths: 12_500, currency: nil)),
            ("$125.00", .amount(hundredths: 12_500, currency: nil)),
            ("€99,50", .amount(hundredths: 9950, currency: "EUR")),
            ("£ 80", .amount(hundredths: 8000, currency: "GBP")),
            ("1,250", .amount(hundredths: 125_000, currency: nil)),
            ("125 usd", .amount(hundredths: 12_500, currency: "USD")),
            ("12.5", .amount(hundredths: 1250, currency: nil)), ("0", .amount(hundredths: 0, currency: nil)),
            ("by donation", .text("by donation")), ("100-200", .text("100-200")), ("1.2.3", .text("1.2.3")),
            ("99999999999999999999", .text("99999999999999999999")), ("$", .text("$")), ("12.", .text("12.")),
        ] as [(String, AdoptionFee)]
    )
    func fees(cell: String, fee: AdoptionFee) async throws {
        let animal = try await read("id|type|name|fee\n1|Dog|Rex|\(cell)\n").onlyAnimal()
        #expect(animal.adoptionFee == fee)
    }
}
