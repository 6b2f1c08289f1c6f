import Testing

@testable import LayerRules

@Suite("Planted violations")
struct PlantedViolationTests {
    @Test("The monorepo without a plant is clean")
    func clean() async throws {
        try await Fixture.withCopy { folder in
            let findings = try await Fixture.findings(in: folder)
            #expect(findings == [])
        }
    }

    @Test("A plant is found where it stands, and nothing else is", arguments: Fixture.plants)
    func plant(_ plant: Fixture.Plant) async throws {
        try await Fixture.withCopy(planting: plant) { folder in
            let findings = try await Fixture.findings(in: folder)
            #expect(findings == plant.expected)
        }
    }

    @Test("Every rule is broken by the plant that bears its name", arguments: Rule.allCases)
    func everyRule(_ rule: Rule) throws {
        let plant = try #require(Fixture.plants.first { $0.name == rule.rawValue })
        #expect(plant.expected.contains { $0.hasSuffix(" \(rule.rawValue)") })
    }
}
