public import Boundaries
public import Testing

/// What every catalogue of animals promises, a case a promise.
///
/// An adapter's test target checks all of them with one parameterised test:
///
/// ```swift
/// @Test("keeps its promise", arguments: CatalogPromise.allCases)
/// func keepsItsPromise(_ promise: CatalogPromise) async throws {
///     try await promise.check { MemoryCatalog(now: { .distantPast }) }
/// }
/// ```
public enum CatalogPromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case emptyAnswers = "a catalogue without animals answers with empty lists and zeros"
    case orders = "every order is the reference's, ties by id"
    case pages = "pages cover each item once, and a page beyond the end is empty"
    case areas = "an area holds what lies in it, at the poles and across the antimeridian too"
    case radiusEdge = "a radius holds its own edge"
    case oddRadii = "a radius of nothing, below nothing or beyond the globe is answered sensibly"
    case matches = "the best match comes first, then the nearest, as the reference has it, page by page"
    case placelessAnimals = "an animal without a place is near nothing, and listed everywhere"
    case singleFilters = "each filter by itself finds what the reference finds"
    case combinedFilters = "filters together find what the reference finds"
    case unknownTerms = "terms that no vocabulary knows are kept apart and found"
    case textSearch = "text is found folded, all words, in any field, the last as the beginning of a word"
    case hostileText = "no search text is read as anything but words"
    case relevance = "by relevance, the best match comes first, then the nearest, the newest, and by id"
    case forgivingText = "a misspelled word is found in names and breeds, after words that are spelled so"
    case suggestions = "suggestions equal the reference"
    case fullRecord = "every field of an animal and an organisation comes back exactly"
    case emptyRecord = "a record of which nearly nothing is known comes back exactly"
    case oddText = "text comes back byte for byte"
    case oddIdentifiers = "ids of any characters are kept apart, found and ordered by bytes"
    case identifierPrefixes = "ids are found by their beginning, with and without the source"
    case updates = "a record told again becomes the newer word, with its history of status and provenance"
    case repeats = "the same record twice in a batch counts once, and the later wins"
    case unchanged = "a record that tells nothing new is counted as unchanged, but as fetched again"
    case summaries = "a write counts what it added and changed"
    case lateOrganization = "an organisation that comes later places its animals"
    case movingOrganization = "an organisation that moves takes its animals along"
    case ownPlace = "an animal whose own record says where it is stays there"
    case sameIDElsewhere = "an organisation of another source with the same id is another"
    case statistics = "statistics equal the reference"
    case sites = "sites equal the reference, wherever the area and whatever the filter"
    case facets = "facets equal the reference, and each choice lists as many as it was counted for"
    case sources = "sources are summed up in the order of their names"
    case keyset = "reading on from the last id reads everything once"
    case merging = "an animal that several sources list is one animal, in whatever order their records come"
    case mergedFacts = "a merged animal is found by what any of its sources knows, and counts once"
    case recordsOfMerged = "the records of a merged animal are read on as each source has them, and lead to it"
    case litters = "littermates stay apart"
    case dissolving = "a record that changes leaves its merged animal, and one that is unlisted does not unlist it"
    case refetching = "of a merged animal's records, the one that was fetched last has the word"
    case mergedPopulations = "what is merged equals the reference, over random changes of three sources"
    case intakes = "what is taken in together is what its batches by themselves would have been"
    case readsWhileWriting = "who reads during a write sees all of a batch or nothing of it"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on catalogues that `make` makes, each of them empty, with a clock at which nothing has expired.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a catalogue throws is thrown on.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        make: @Sendable () async throws -> any AnimalCatalog & AnimalCatalogWriter
    ) async throws {
        let contract = CatalogContract(catalog: try await make(), location: sourceLocation)
        switch self {
        case .emptyAnswers: try await contract.checkEmptyAnswers()
        case .orders: try await contract.checkOrders()
        case .pages: try await contract.checkPages()
        case .areas: try await contract.checkAreas()
        case .radiusEdge: try await contract.checkRadiusEdge()
        case .oddRadii: try await contract.checkOddRadii()
        case .matches: try await contract.checkMatches()
        case .placelessAnimals: try await contract.checkPlacelessAnimals()
        case .singleFilters: try await contract.checkSingleFilters()
        case .combinedFilters: try await contract.checkCombinedFilters()
        case .unknownTerms: try await contract.checkUnknownTerms()
        case .textSearch: try await contract.checkTextSearch()
        case .hostileText: try await contract.checkHostileText()
        case .relevance: try await contract.checkRelevance()
        case .forgivingText: try await contract.checkForgivingText()
        case .suggestions: try await contract.checkSuggestions()
        case .fullRecord: try await contract.checkFullRecord()
        case .emptyRecord: try await contract.checkEmptyRecord()
        case .oddText: try await contract.checkOddText()
        case .oddIdentifiers: try await contract.checkOddIdentifiers()
        case .identifierPrefixes: try await contract.checkIdentifierPrefixes()
        case .updates: try await contract.checkUpdates()
        case .repeats: try await contract.checkRepeats()
        case .unchanged: try await contract.checkUnchanged()
        case .summaries: try await contract.checkSummaries()
        case .lateOrganization: try await contract.checkLateOrganization()
        case .movingOrganization: try await contract.checkMovingOrganization()
        case .ownPlace: try await contract.checkOwnPlace()
        case .sameIDElsewhere: try await contract.checkSameIDElsewhere()
        case .statistics: try await contract.checkStatistics()
        case .sites: try await contract.checkSites()
        case .facets: try await contract.checkFacets()
        case .sources: try await contract.checkSources()
        case .keyset: try await contract.checkKeyset()
        case .merging: try await contract.checkMerging()
        case .mergedFacts: try await contract.checkMergedFacts()
        case .recordsOfMerged: try await contract.checkRecordsOfMerged()
        case .litters: try await contract.checkLitters()
        case .dissolving: try await contract.checkDissolving()
        case .refetching: try await contract.checkRefetching()
        case .mergedPopulations: try await contract.checkMergedPopulations()
        case .intakes: try await contract.checkIntakes()
        case .readsWhileWriting: try await contract.checkReadsWhileWriting()
        }
    }
}
