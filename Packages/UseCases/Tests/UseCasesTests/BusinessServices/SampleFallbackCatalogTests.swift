import Boundaries
import BusinessServices
import Domain
import Testing

@Suite("The built-in sample")
struct SampleFallbackCatalogTests {
    private func catalog(of source: String) throws -> StubCatalog {
        let summary = try Samples.source(source)
        let animal = try Samples.animal("\(source):1")
        return StubCatalog(
            onSources: { () throws(CatalogError) in [summary] },
            onAnimals: { _, _ throws(CatalogError) in [animal] },
            onSuggestions: { prefix, kinds, limit throws(CatalogError) in
                kinds.map { Suggestion(kind: $0, text: prefix + source, count: limit) }
            }
        )
    }

    @Test("answers while the person's catalogue is empty, and is made once")
    func empty() async throws {
        let made = Recorder<Void>()
        let sample = try catalog(of: "sample")
        let own = StubCatalog(
            onSources: { () throws(CatalogError) in [] },
            onOrganizations: { _, _ throws(CatalogError) in [] }
        )
        let fallback = SampleFallbackCatalog(own: own) {
            made.record(())
            return sample
        }
        #expect(try await fallback.sources().map(\.source) == [.sample])
        let animals = try await fallback.animals(matching: AnimalFilter(), after: nil, limit: 1)
        #expect(animals.map(\.id.source) == [.sample])
        let suggestions = try await fallback.suggestions(for: "my ", kinds: [.breed], limit: 7)
        #expect(suggestions == [Suggestion(kind: .breed, text: "my sample", count: 7)])
        #expect(made.entries.count == 1)
    }

    @Test("never answers once there is an animal of the person's own")
    func filled() async throws {
        let fallback = SampleFallbackCatalog(own: try catalog(of: "mine")) {
            Issue.record("the sample was made though it is not needed")
            return StubCatalog()
        }
        #expect(try await fallback.sources().map(\.source.text) == ["mine"])
    }

    @Test("does not answer for a catalogue that holds organisations only")
    func organizationsOnly() async throws {
        let source = try #require(SourceName("mine"))
        let shelter = Organization(id: try #require(OrganizationID(source: source, sourceID: "o")), name: "O")
        let own = StubCatalog(
            onSources: { () throws(CatalogError) in [] },
            onAnimals: { _, _ throws(CatalogError) in [] },
            onOrganizations: { _, _ throws(CatalogError) in [shelter] }
        )
        let fallback = SampleFallbackCatalog(own: own) {
            Issue.record("the sample was made though something was imported")
            return StubCatalog()
        }
        #expect(try await fallback.animals(matching: AnimalFilter(), after: nil, limit: 1).isEmpty)
        #expect(try await fallback.organizations(after: nil, limit: 1) == [shelter])
    }

    @Test("never answers where it is not allowed to, though there is nothing else")
    func forbidden() async throws {
        let own = StubCatalog(
            onSources: { () throws(CatalogError) in [] },
            onAnimals: { _, _ throws(CatalogError) in [] },
            onOrganizations: { _, _ throws(CatalogError) in [] }
        )
        let fallback = SampleFallbackCatalog(own: own, isAllowed: { false }) {
            Issue.record("the sample was made though it may not answer")
            return StubCatalog()
        }
        #expect(try await fallback.sources().isEmpty)
        #expect(try await fallback.animals(matching: AnimalFilter(), after: nil, limit: 1).isEmpty)
    }

    @Test("does not hide a catalogue that fails")
    func failing() async throws {
        let own = StubCatalog(onSources: { () throws(CatalogError) in throw .damaged(location: "x", reason: "y") })
        let fallback = SampleFallbackCatalog(own: own) { StubCatalog() }
        await #expect(throws: CatalogError.damaged(location: "x", reason: "y")) { try await fallback.sources() }
    }
}
