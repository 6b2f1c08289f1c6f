import Domain
import FoundationEssentials
import Testing

@Suite("Records that are grouped into animals")
struct IdentityGroupTests {
    private func groups(_ records: [OfferedAnimal]) -> [[String]] {
        AnimalIdentity.groups(of: records).map { $0.map(\.description) }
    }

    @Test("of three sources make one animal, by steps too")
    func steps() throws {
        let one = try IdentitySample.max("asm:1") { $0.organizationAnimalID = "A20241" }
        let two = try IdentitySample.max("petfinder:2", name: "***ADOPTION PENDING*** Max")
        let three = IdentitySample.loose(
            try IdentitySample.max("rescuegroups:3") { $0.organizationAnimalID = "A20241" }
        )
        #expect(!AnimalIdentity.verdict(on: two, and: three).isSame)
        #expect(groups([two, three, one]) == [["asm:1", "petfinder:2", "rescuegroups:3"]])
    }

    @Test("stay apart where one looks like two of another source")
    func ambiguous() throws {
        let records = [
            try IdentitySample.max("asm:1"), try IdentitySample.max("petfinder:2"),
            try IdentitySample.max("petfinder:3"),
        ]
        #expect(groups(records).isEmpty)
    }

    @Test("stay apart as a whole where steps would join two of one source")
    func chains() throws {
        let ids = try ["a:1", "b:1", "c:1", "a:2"].map { try #require(AnimalID($0)) }
        let chain: Set = [Likeness(ids[0], ids[1]), Likeness(ids[1], ids[2]), Likeness(ids[2], ids[3])]
        #expect(AnimalIdentity.groups(joinedBy: chain).isEmpty)
        #expect(AnimalIdentity.groups(joinedBy: chain.subtracting([Likeness(ids[2], ids[3])])) == [Array(ids[..<3])])
    }

    @Test("come out the same in any order, never hold two of one source, and each record once", arguments: 1...25)
    func properties(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["Max", "Bella", "Bella II", "Pup 1", "Pup 2", "~ URGENT ~ Max", "Max (Maximus)"]
        let records = try (0..<60).map { number in
            let source = ["asm", "petfinder", "rescuegroups"][Int(random.next() % 3)]
            return try IdentitySample.max("\(source):\(number)", name: names[Int(random.next() % 7)]) { animal in
                animal.gender = random.next() % 2 == 0 ? .known(.male) : .known(.female)
                animal.breeds.primary = ["Beagle", "Poodle", "Boxer"][Int(random.next() % 3)]
                if random.next() % 3 == 0 { animal.organizationAnimalID = "A1000\(random.next() % 9)" }
                if random.next() % 3 == 0 { animal.photos = [Photo(full: "https://x.org/\(random.next() % 9).jpg")] }
                if random.next() % 3 == 0 { animal.age = .known(AgeGroup.allCases[Int(random.next() % 4)]) }
            }
        }
        let groups = AnimalIdentity.groups(of: records)
        #expect(!groups.isEmpty)
        #expect(groups == AnimalIdentity.groups(of: records.shuffled(using: &random)))
        #expect(groups.allSatisfy { Set($0.map(\.source)).count == $0.count && $0.count > 1 })
        #expect(groups.allSatisfy { $0 == $0.sorted() })
        #expect(Set(groups.joined()).count == groups.joined().count)
        let animals = Dictionary(uniqueKeysWithValues: records.map { ($0.animal.id, $0.animal) })
        for group in groups {
            let members = group.compactMap { animals[$0] }
            let merged = try #require(Animal.merged(from: members))
            #expect(merged == Animal.merged(from: members.shuffled(using: &random)))
            #expect(merged.id == group.first)
            #expect(Set(merged.provenance.map(\.id)) == Set(group))
            #expect(Animal.merged(from: [merged]) == merged)
        }
    }
}
