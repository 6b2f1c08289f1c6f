import Boundaries
import BusinessServices
import Domain
import Testing

@Suite("The directory of sources")
struct SourceDirectoryTests {
    /// A setting that is wrong in one way, and the words that the sentence about it has.
    struct Wrong: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let kind: StubKind
        let change: @Sendable (inout SourceConfiguration) -> Void
        let words: [String]

        init(
            _ name: String,
            kind: StubKind = StubKind(),
            saying words: [String],
            _ change: @escaping @Sendable (inout SourceConfiguration) -> Void = { _ in }
        ) {
            testDescription = name
            self.kind = kind
            self.change = change
            self.words = words
        }
    }

    private static let url = FeedSetting("url", "where the server is", isRequired: true)

    static let wrongs = [
        Wrong(
            "a required setting is missing",
            kind: StubKind(settings: [url]),
            saying: ["Stub needs", "“url”", "where the server is"]
        ),
        Wrong("a required setting is blank", kind: StubKind(settings: [url]), saying: ["Stub needs"]) {
            $0.settings["url"] = "  "
        },
        Wrong(
            "a setting is not known",
            kind: StubKind(settings: [FeedSetting("account", "which")]),
            saying: ["no setting called “acount”", "There are: account"]
        ) { $0.settings["acount"] = "x" },
        Wrong("there are no settings", saying: ["no setting called “x”", "none at all"]) { $0.settings["x"] = "y" },
        Wrong(
            "a key is missing",
            kind: StubKind(secret: .required("API key", hint: "It is free.")),
            saying: ["needs an API key", "It is free.", "--key-stdin"]
        ),
        Wrong("a key is of no use", saying: ["needs no key"]) { $0.secret = .kept },
        Wrong("a place is of no use", saying: ["leave out the place"]) { $0.place = "here" },
        Wrong("a distance is of no use", saying: ["leave out the distance"]) { $0.radius = Distance(kilometers: 1) },
        Wrong("a shelter has no distance", kind: StubKind(place: .shelter), saying: ["leave out the distance"]) {
            $0.place = "here"
            $0.radius = Distance(kilometers: 1)
        },
        Wrong("a shelter has no place", kind: StubKind(place: .shelter), saying: ["`--place`"]),
        Wrong("a distance has no middle", kind: StubKind(place: .scope), saying: ["needs a place"]) {
            $0.radius = Distance(kilometers: 1)
        },
        Wrong("a distance is nothing", kind: StubKind(place: .scope), saying: ["more than nothing"]) {
            $0.place = "here"
            $0.radius = Distance(kilometers: 0)
        },
        Wrong("the kind has its own word", kind: StubKind(problem: "The address must be https."), saying: ["https"]),
        Wrong("the kind is not known", saying: ["No kind of source is called “nonesuch”", "stub"]) {
            $0.kind = "nonesuch"
        },
        Wrong("the place is not known", kind: StubKind(place: .scope), saying: ["No place is called “Atlantis”"]) {
            $0.place = "Atlantis"
        },
        Wrong("the place is several", kind: StubKind(place: .scope), saying: ["Several places", "Here, PA"]) {
            $0.place = "both"
        },
    ]

    private static func directory(_ kind: StubKind) throws -> SourceDirectory {
        SourceDirectory(
            store: MemorySourceStore(),
            kinds: [kind],
            places: StubPlaces(searches: [
                "here": .found(try Samples.place("Here")),
                "both": .ambiguous([try Samples.place("Here, PA"), try Samples.place("Here, NJ")]),
            ])
        )
    }

    @Test("what is wrong with a source is a sentence that says what to do", arguments: wrongs)
    func wrong(_ wrong: Wrong) throws {
        var source = try SyncStage.source("s")
        wrong.change(&source)
        let error = try #require(throws: SourceConfigurationError.self) {
            try Self.directory(wrong.kind).resolve(source)
        }
        for word in wrong.words { #expect(error.description.contains(word), "\(error)") }
    }

    @Test("a source that is right has its place, its kind and its feed")
    func right() throws {
        let feed = ScriptedFeed(pages: [])
        var source = try SyncStage.source("s")
        source.kind = "STUB"
        source.place = "here"
        source.radius = Distance(kilometers: 5)
        source.settings["url"] = "https://x"
        source.secret = .environment("KEY")
        let kind = StubKind(
            settings: [Self.url],
            secret: .optional("token", hint: "It helps."),
            place: .scope,
            feeds: ["s": feed]
        )
        let resolved = try Self.directory(kind).resolve(source)
        #expect(resolved.source.place?.name == "Here")
        #expect(resolved.source.scope?.radius == Distance(kilometers: 5))
        #expect(resolved.name == source.name)
        #expect(resolved.kind.name == "stub")
    }

    @Test(
        "the host is read from an address as people write it",
        arguments: [
            ("https://Feeds.Example.org/a?b#c", "feeds.example.org"), ("feeds.example.org:8080/a", "feeds.example.org"),
            ("http://me:secret@h.org", "h.org"), ("http://[::1]:8080/", "::1"), ("https://", nil), ("", nil),
        ] as [(String, String?)]
    )
    func host(address: String, host: String?) {
        #expect(ServerAddress.host(of: address) == host)
    }
}
