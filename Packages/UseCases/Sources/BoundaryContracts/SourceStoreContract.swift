import Boundaries
import Domain
import Testing

/// Holds one store of sources, empty at first, against what ``SourceStorePromise`` says of it.
struct SourceStoreContract {
    let store: any SourceStore
    let keptSecret: @Sendable (SourceConfiguration) async throws -> String?
    let location: SourceLocation

    func name(_ text: String) throws -> SourceName {
        try #require(SourceName(text), sourceLocation: location)
    }

    /// A source of which only the kind is said.
    func source(_ name: String, kind: String = "asm", secret: SecretOrigin? = nil) throws -> SourceConfiguration {
        SourceConfiguration(name: try self.name(name), kind: kind, secret: secret)
    }

    /// A source of which everything is said.
    func fullSource(_ name: String) throws -> SourceConfiguration {
        SourceConfiguration(
            name: try self.name(name),
            kind: "petfinder",
            isEnabled: false,
            settings: ["url": "https://pets.example/v2?a=b#c", "client-id": "0042", "organization": "Paws & Claws"],
            secret: .command("pass show petsave/feed | head -n 1"),
            place: "Boston, MA",
            radius: Distance(kilometers: 160),
            refreshInterval: 5400
        )
    }

    /// Adds a source that must not be there yet.
    func add(_ source: SourceConfiguration, secret: String? = nil) async throws {
        #expect(try await store.add(source, secret: secret), "\(source.name) is new", sourceLocation: location)
    }

    /// Expects exactly these sources, in this order.
    func expect(_ sources: [SourceConfiguration], _ comment: Comment) async throws {
        let found = try await store.sources()
        #expect(found == sources, comment, sourceLocation: location)
    }

    /// Expects that a source is not added, and that nothing is kept of it.
    func expectRefusal(of source: SourceConfiguration, secret: String? = nil, _ comment: Comment) async throws {
        let before = try await store.sources()
        await #expect(throws: SourceStoreError.self, comment, sourceLocation: location) {
            try await store.add(source, secret: secret)
        }
        try await expect(before, "a source that is refused changes nothing")
    }
}

/// What is in the store.
extension SourceStoreContract {
    func checkEmptyAnswers() async throws {
        try await expect([], "nothing was added")
        #expect(try await !store.setEnabled(true, source: name("asm")), sourceLocation: location)
        #expect(try await !store.remove(name("asm")), sourceLocation: location)
        try await expect([], "nothing was added")
        #expect(!store.location.isEmpty, sourceLocation: location)
    }

    func checkAddition() async throws {
        let source = try fullSource("feed")
        try await add(source)
        try await expect([source], "everything comes back")
    }

    func checkLeastAddition() async throws {
        let source = try source("feed")
        try await add(source)
        try await expect([source], "nothing is made up")
    }

    func checkOrigins() async throws {
        let origins: [SecretOrigin] = [
            .command("pass show \"feed\""), .environment("FEED_KEY"), .file(path: "/home/me/a key"),
        ]
        var expected: [SourceConfiguration] = []
        for (number, origin) in origins.enumerated() {
            let source = try source("feed\(number)", secret: origin)
            try await add(source, secret: "unasked")
            expected.append(source)
        }
        try await expect(expected, "each from where it was said")
        for source in expected {
            #expect(try await keptSecret(source) == nil, "no secret is kept unasked", sourceLocation: location)
        }
    }

    func checkOrder() async throws {
        let names = ["b", "a.b", "a", "a-b", "z9", "z10", "1", ".", "..", "_", "kind", "key"]
        for name in names { try await add(source(name)) }
        try await expect(names.sorted().map { try source($0) }, "by name")
    }

    func checkTakenName() async throws {
        let first = try fullSource("feed")
        try await add(first)
        let second = try source("FEED", kind: "socrata", secret: .kept)
        #expect(try await !store.add(second, secret: "second"), sourceLocation: location)
        try await expect([first], "the first one stays")
        #expect(try await keptSecret(second) == nil, sourceLocation: location)
    }

    func checkOddText() async throws {
        var source = try source("feed", secret: .command("printf '%s' \"a\\b\" # ünïcode \u{1F415}\t'x'"))
        source.place = "  \u{C9}lie \u{65}\u{301} \"here\" ] [there] # = \u{7F}\n"
        source.settings = ["a": "", "b": "= \"#[x]\"", "c": "line\r\nline", "d-1": "true", "2": "1979-05-27"]
        try await add(source)
        let found = try #require(try await store.sources().first, sourceLocation: location)
        #expect(found == source, sourceLocation: location)
        for (key, text) in source.settings {
            #expect(found.settings[key]?.utf8.elementsEqual(text.utf8) == true, sourceLocation: location)
        }
        #expect(Array((found.place ?? "").utf8) == Array((source.place ?? "").utf8), sourceLocation: location)
    }

    func checkDistances() async throws {
        let distances = [
            Distance(kilometers: 160), Distance(kilometers: 0), Distance(kilometers: 12.5), Distance(miles: 100),
            Distance(miles: 0.3), Distance(kilometers: 1.0 / 3), Distance(kilometers: 20_037.508),
        ]
        var expected: [SourceConfiguration] = []
        for (number, distance) in distances.enumerated() {
            var source = try source("feed\(number)")
            source.radius = distance
            source.refreshInterval = [0, 1, 60, 5400, 21_600, 129_600, 604_800][number % 7]
            try await add(source)
            expected.append(source)
        }
        try await expect(expected, "to the last bit")
    }

    func checkReopening(_ other: any SourceStore) async throws {
        let sources = [try fullSource("a"), try source("b", secret: .kept)]
        try await add(sources[0])
        try await add(sources[1], secret: "sesame")
        #expect(try await other.sources() == sources, sourceLocation: location)
        #expect(try await keptSecret(sources[1]) == "sesame", sourceLocation: location)
    }

    func checkConcurrentWriters(_ left: any SourceStore, _ right: any SourceStore) async throws {
        let doomed = try (0..<8).map { try source("old\($0)", secret: .kept) }
        for source in doomed { try await add(source, secret: "old") }
        let added = try (0..<8).map { try source("new\($0)", secret: .kept) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for (number, source) in added.enumerated() {
                group.addTask { try await (number % 2 == 0 ? left : right).add(source, secret: "\(source.name)") }
            }
            for (number, source) in doomed.enumerated() {
                group.addTask { try await (number % 2 == 0 ? right : left).remove(source.name) }
            }
            for try await isDone in group { #expect(isDone, sourceLocation: location) }
        }
        try await expect(added, "what was added is there, what was removed is not")
        for source in added {
            #expect(try await keptSecret(source) == "\(source.name)", sourceLocation: location)
        }
    }
}
