import ArgumentParser
import Boundaries
import Domain
import FoundationEssentials
import MemoryCatalog
import SQLiteCatalog

#if canImport(Glibc)
import Glibc
#endif

/// Compares what the catalogue answers with the reference functions of Domain, on as many animals as no test of the
/// packages has.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare the catalogue's answers with the plain way to find them.",
        discussion: """
            Random animals of three sources, many of them told by several, some expired, some no longer listed, go into a \
            catalogue in a temporary folder. Each question is random too: pages in every order, statistics, sites, facets \
            and suggestions must be exactly those of the reference. Ends with status 1 at the first that is not, and prints \
            it with the seed.
            """
    )

    @Option(help: "How many animals, each told by one source or several.")
    var animals = 100_000

    @Option(help: "How many questions.")
    var questions = 30

    @Option(help: "What the random choices begin with.")
    var seed: UInt64 = 1

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("petsave-compare-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = HandClock(ComparedPopulation.first)
        let catalog = try SQLiteCatalog(path: folder.appendingPathComponent("catalog.sqlite").path) { clock.now }
        let reference = MemoryCatalog { clock.now }
        let population = try ComparedPopulation(animalCount: animals, seed: seed)

        try await population.tell(catalog, portion: ComparedPopulation.portion)
        try await population.tell(reference, portion: .max)
        clock.now = ComparedPopulation.first
        try await compare(catalog, with: reference, at: clock.now, questions: 0..<(questions / 2))

        try await population.tellLater(catalog, portion: ComparedPopulation.portion)
        try await population.tellLater(reference, portion: .max)
        clock.now = ComparedPopulation.second
        try await compare(catalog, with: reference, at: clock.now, questions: (questions / 2)..<questions)
        print("\(animals) animals, \(questions) questions, seed \(seed): all answers are the reference's")
    }

    private func compare(
        _ catalog: SQLiteCatalog,
        with reference: MemoryCatalog,
        at now: Date,
        questions: Range<Int>
    ) async throws {
        let shown = await reference.everything()
        let merged = shown.count { $0.provenance.count > 1 }
        print("\(shown.count) animals are listed, \(merged) of them merged from several records")
        // Who reads along through a pipe sees how far it is.
        fflush(nil)
        let comparison = CatalogComparison(catalog, animals: shown, now: now)
        let makeQuestion = try ComparedQuestion.Maker(seed: seed, animals: shown)
        for index in questions {
            let question = makeQuestion(index)
            do {
                try await comparison.check(question)
            } catch {
                print("seed \(seed), question \(index): \(error)\n\(question)")
                throw ExitCode.failure
            }
        }
    }
}

extension MemoryCatalog {
    /// All animals that may be shown.
    fileprivate func everything() -> [Animal] {
        var filter = AnimalFilter()
        filter.statuses = []
        var all: [Animal] = []
        var number = 1
        while let request = PageRequest(number: number, size: PageRequest.maximumSize) {
            let query = AnimalQuery(
                area: .everywhere(measuredFrom: nil),
                filter: filter,
                order: .distance,
                page: request
            )
            let page = page(of: query)
            all += page.items.map(\.animal)
            guard page.hasNext else { break }
            number += 1
        }
        return all
    }
}
