import AnimalSources
import Boundaries
import Domain
import Testing

@Suite("Adding a source")
struct SourceAddingTests {
    private static let url = FeedSetting("url", "where the server is", isRequired: true)
    private static let organization = FeedSetting("organization", "what the shelter is called")

    private static func preset(_ name: String, place: String? = nil) throws -> FeedPreset {
        FeedPreset(
            name: try #require(SourceName(name)),
            summary: "Animals of \(name)",
            settings: ["id": "x-1"],
            place: place
        )
    }

    private static func places() throws -> StubPlaces {
        StubPlaces(searches: [
            "19104": .found(try Samples.place("Philadelphia, PA 19104, US")),
            "Derwood, MD": .found(try Samples.place("Derwood, MD, US")),
            "Philadelphia, PA 19104, US": .found(try Samples.place("Philadelphia, PA 19104, US")),
        ])
    }

    @Test(
        "its name is made of what the person calls it",
        arguments: [
            ("Happy Paws", "happy-paws"), ("  Élie’s Dogs & Cats! ", "elies-dogs-cats"), ("happy.paws", "happy.paws"),
            ("MCAS", "mcas"),
        ]
    )
    func titles(title: String, name: String) async throws {
        let source = try await SourcesStage().add(SourceDraft(kind: "stub", name: title))
        #expect(source.name.text == name)
        #expect(source.kind == "stub")
        #expect(source.isEnabled)
        #expect(source.refreshInterval == SourceConfiguration.standardRefreshInterval)
    }

    @Test("it is called like its preset, else like its server, else like its kind")
    func defaultNames() async throws {
        let kind = StubKind(
            settings: [FeedSetting.init("url", "where"), FeedSetting("id", "which")],
            presets: [try Self.preset("king-county")]
        )
        #expect(try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub")).name.text == "stub")
        #expect(
            try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub", argument: "King-County")).name.text
                == "king-county"
        )
        #expect(
            try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub", argument: "www.paws.org/api")).name.text
                == "paws.org"
        )
    }

    @Test("a title is the organisation’s name where the feed does not say it, unless that is told apart")
    func organizationName() async throws {
        let kind = StubKind(settings: [Self.organization])
        let paws = try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub", name: "Happy Paws"))
        #expect(paws.settings == ["organization": "Happy Paws"])
        let told = try await SourcesStage(kind: kind)
            .add(SourceDraft(kind: "stub", name: "hp", settings: ["organization": "Happy Paws Inc."]))
        #expect(told.settings == ["organization": "Happy Paws Inc."])
    }

    @Test("an address may be given without its name, and without a scheme")
    func address() async throws {
        let kind = StubKind(settings: [Self.url])
        #expect(
            try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub", argument: "asm.paws.org/service")).settings
                == ["url": "https://asm.paws.org/service"]
        )
        #expect(
            try await SourcesStage(kind: kind).add(SourceDraft(kind: "stub", argument: "http://localhost:5000"))
                .settings == ["url": "http://localhost:5000"]
        )
        #expect(
            try await SourcesStage(kind: kind)
                .refusal(of: SourceDraft(kind: "stub", argument: "a.org", settings: ["url": "b.org"]))
                .contains("twice")
        )
    }

    @Test("a preset brings its settings and its place; what the person tells wins")
    func presets() async throws {
        let kind = StubKind(
            settings: [FeedSetting("id", "which"), FeedSetting("token", "for more requests")],
            presets: [try Self.preset("montgomery-county", place: "Derwood, MD")],
            place: .shelter
        )
        let places = try Self.places()
        let montgomery = try await SourcesStage(kind: kind, places: places)
            .add(SourceDraft(kind: "stub", argument: "montgomery-county", settings: ["id": "x-2", "token": "t"]))
        #expect(montgomery.settings == ["id": "x-2", "token": "t"])
        #expect(montgomery.place == "Derwood, MD")
        let moved = try await SourcesStage(kind: kind, places: places)
            .add(SourceDraft(kind: "stub", argument: "montgomery-county", place: "19104"))
        #expect(moved.place == "19104")
        let refusal = try await SourcesStage(kind: kind, places: places)
            .refusal(of: SourceDraft(kind: "stub", argument: "queen-county"))
        #expect(refusal.contains("“queen-county”. There are: montgomery-county."))
    }

    @Test("a feed that knows the whole world is asked around a place, or around the person’s home, or for all it has")
    func scopes() async throws {
        let kind = StubKind(place: .scope)
        var stage = SourcesStage(kind: kind, places: try Self.places())
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub")).contains("`--everywhere`"))
        stage.home = try Samples.place("Philadelphia, PA 19104, US")

        let home = try await stage.add(SourceDraft(kind: "stub", name: "home"))
        #expect(home.place == "Philadelphia, PA 19104, US")
        #expect(home.radius == Distance(kilometers: 160))

        let near = Distance(kilometers: 20)
        let there = try await stage.add(SourceDraft(kind: "stub", name: "there", place: "Derwood, MD", radius: near))
        #expect(there.place == "Derwood, MD")
        #expect(there.radius == near)

        let everywhere = try await stage.add(SourceDraft(kind: "stub", name: "all", isEverywhere: true))
        #expect(everywhere.place == nil)
        #expect(everywhere.radius == nil)

        let both = SourceDraft(kind: "stub", name: "both", place: "Derwood, MD", isEverywhere: true)
        #expect(try await stage.refusal(of: both).contains("Leave out"))
    }

    @Test("a shelter that does not say where it is needs a place, and the person’s home is none")
    func shelters() async throws {
        var stage = SourcesStage(kind: StubKind(place: .shelter), places: try Self.places())
        stage.home = try Samples.place("Philadelphia, PA 19104, US")
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub")).contains("`--place`"))
        let source = try await stage.add(SourceDraft(kind: "stub", place: "19104"))
        #expect(source.place == "19104")
        #expect(source.radius == nil)
        #expect(
            try await stage.refusal(of: SourceDraft(kind: "stub", name: "x", place: "Atlantis")).contains("Atlantis")
        )
    }

    @Test("a key is kept only when PetSave is to keep it, and never in the settings")
    func secrets() async throws {
        let kind = StubKind(secret: .required("API key", hint: "It is free."))
        let stage = SourcesStage(kind: kind)
        let kept = try await stage.add(SourceDraft(kind: "stub", name: "kept", secret: .kept, keptSecret: "planted"))
        #expect(kept.secret == .kept)
        #expect(stage.sync.store.secrets.mapValues { $0 } == [kept.name: "planted"])
        #expect(!"\(stage.sync.store.kept)\(stage.shown.entries)".contains("planted"))
        let command = try await stage.add(SourceDraft(kind: "stub", name: "command", secret: .command("pass show x")))
        #expect(command.secret == .command("pass show x"))
        #expect(stage.sync.store.secrets.count == 1)
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", name: "none")).contains("needs an API key"))
        let empty = SourceDraft(kind: "stub", name: "empty", secret: .kept, keptSecret: " ")
        #expect(try await stage.refusal(of: empty).contains("no key or password to keep"))
    }

    @Test("what cannot be a source is refused with a sentence")
    func refusals() async throws {
        let stage = SourcesStage([try SyncStage.source("taken")])
        #expect(try await stage.refusal(of: SourceDraft(kind: "nonesuch")).contains("There are: stub."))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", name: "Taken")).contains("taken already"))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", name: "***")).contains("makes no name"))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", name: "Sample")).contains("built-in sample"))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", argument: "x")).contains("needs no “x”"))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", refreshInterval: 1)).contains("once a minute"))
        #expect(try await stage.refusal(of: SourceDraft(kind: "stub", settings: ["a": "b"])).contains("“a”"))
        #expect(stage.tracked.entries.isEmpty)
        let hourly = try await stage.add(SourceDraft(kind: "stub", refreshInterval: 3600))
        #expect(hourly.refreshInterval == 3600)
        #expect(stage.tracked.entries == ["added stub"])
    }
}
