import Testing

@Suite("What the commands print is as recorded")
struct TranscriptTests {
    @Test("near", arguments: takes(of: Scene.near))
    func near(take: Take) throws { try take.check() }

    @Test("search", arguments: takes(of: Scene.search))
    func search(take: Take) throws { try take.check() }

    @Test("suggest", arguments: takes(of: Scene.suggest))
    func suggest(take: Take) throws { try take.check() }

    @Test("show", arguments: takes(of: Scene.show))
    func show(take: Take) throws { try take.check() }

    @Test("stats", arguments: takes(of: Scene.stats))
    func stats(take: Take) throws { try take.check() }

    @Test("map", arguments: takes(of: Scene.map))
    func map(take: Take) throws { try take.check() }

    @Test("shortlist", arguments: takes(of: Scene.shortlist))
    func shortlist(take: Take) throws { try take.check() }

    @Test("alert", arguments: takes(of: Scene.alerts))
    func alert(take: Take) throws { try take.check() }

    @Test("config", arguments: takes(of: Scene.settings))
    func settings(take: Take) throws { try take.check() }

    @Test("source and sync", arguments: takes(of: Scene.sources))
    func sources(take: Take) throws { try take.check() }

    @Test("doctor", arguments: takes(of: Scene.diagnostics))
    func doctor(take: Take) throws { try take.check() }

    @Test("import and export", arguments: takes(of: Scene.files))
    func files(take: Take) throws { try take.check() }

    @Test("help", arguments: takes(of: Scene.help))
    func help(take: Take) throws { try take.check() }

    @Test(
        "all recorded bodies together",
        .enabled(if: Fixtures.areHere, Fixtures.hint),
        arguments: takes(of: Scene.ofFixtures)
    )
    func fixtures(take: Take) throws { try take.check() }

    @Test(
        "each recorded body by itself",
        .enabled(if: Fixtures.areHere, Fixtures.hint),
        arguments: takes(of: Scene.ofEachFixture)
    )
    func eachFixture(take: Take) throws { try take.check() }

    @Test("every record is of a scene, and no two scenes share one")
    func noRecordLeftOver() throws {
        let names = Self.takes(of: Scene.all).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(try Transcript.recorded().subtracting(names).isEmpty)
    }

    private static func takes(of scenes: [Scene]) -> [Take] { scenes.flatMap(\.takes) }
}
