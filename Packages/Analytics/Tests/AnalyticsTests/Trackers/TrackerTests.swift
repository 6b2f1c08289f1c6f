import Analytics
import AnimalDetails
import AnimalMap
import AnimalsNearYou
import CatalogExport
import CatalogImport
import CatalogStatistics
import Domain
import FoundationEssentials
import Search
import Suggestions
import Testing

@Suite("Trackers")
struct TrackerTests {
    private let service = MemoryAnalyticsService()
    private let time = Date(timeIntervalSince1970: 1_700_000_000)

    private var recorder: EventRecorder {
        let time = time
        return EventRecorder(services: [service], now: { time }, makeID: madeIDs())
    }

    /// The events so far, as `name key=value …` with keys in order.
    private var told: [String] {
        service.events.map { event in
            let properties = event.properties.sorted { $0.key.text < $1.key.text }.map { key, value in
                switch value {
                case .term(let term): "\(key.text)=\(term.text)"
                case .count(let count): "\(key.text)=\(count)"
                case .flag(let flag): "\(key.text)=\(flag)"
                }
            }
            return ([event.name.text] + properties).joined(separator: " ")
        }
    }

    @Test("the list tells pages, failures and selections")
    func animalsNearYou() async {
        let tracker = AnimalsNearYouAnalyticsTracker(recorder: recorder)
        await tracker.pageShown(number: 2, total: 40, country: "US")
        await tracker.pageShown(number: 1, total: 0, country: nil)
        await tracker.listFailed(.placeAmbiguous)
        await tracker.animalSelected(type: .known(.smallFurry))
        #expect(
            told == [
                "nearby_page_shown country=US page=2 total=20", "nearby_page_shown page=1 total=0",
                "nearby_failed reason=place_ambiguous", "nearby_animal_selected type=small_furry",
            ]
        )
        #expect(service.events.allSatisfy { $0.time == time })
    }

    @Test("what only a feed or a person could have written is never told")
    func noFreeText() async throws {
        let secret = "Springfield Secret Shelter"
        let nearby = AnimalsNearYouAnalyticsTracker(recorder: recorder)
        await nearby.pageShown(number: 1, total: 1, country: secret)
        await nearby.pageShown(number: 1, total: 1, country: "us")
        await nearby.animalSelected(type: .other(secret))
        let details = AnimalDetailsAnalyticsTracker(recorder: recorder)
        let source = try #require(SourceName("my-secret-shelter"))
        await details.detailsShown(type: .other(secret), source: source)
        await details.listingOpened(source: source)
        await details.photoOpened(source: source)
        #expect(
            told == [
                "nearby_page_shown page=1 total=1", "nearby_page_shown page=1 total=1",
                "nearby_animal_selected type=other", "details_shown type=other", "listing_opened", "photo_opened",
            ]
        )
    }

    @Test("the map tells its counts and failures, and no place finer than a country")
    func animalMap() async {
        let tracker = AnimalMapAnalyticsTracker(recorder: recorder)
        await tracker.mapShown(total: 30, clusters: 4, country: "US")
        await tracker.mapShown(total: 0, clusters: 0, country: "Springfield")
        await tracker.mapFailed(.placeUnknown)
        #expect(
            told == [
                "map_shown clusters=2 country=US total=20", "map_shown clusters=0 total=0",
                "map_failed reason=place_unknown",
            ]
        )
    }

    @Test("searches and suggestions tell what kind of words there were, and how much came of them")
    func search() async {
        let tracker = SearchAnalyticsTracker(recorder: recorder)
        await tracker.pageShown(number: 1, total: 3, subjects: [.type, .goodWith, .type], hasText: true)
        await tracker.nothingFound(alternatives: 2)
        await tracker.searchFailed(.placeMissing)
        await tracker.animalSelected(type: .known(.bird))
        await SuggestionsAnalyticsTracker(recorder: recorder).suggestionsShown(count: 5)
        #expect(
            told == [
                "search_page_shown good_with=true has_text=true page=1 total=2 type=true",
                "search_found_nothing alternatives=2", "search_failed reason=place_missing",
                "search_animal_selected type=bird", "suggestions_shown count=5",
            ]
        )
    }

    @Test("imports, exports and statistics tell their counts")
    func others() async {
        await CatalogImportAnalyticsTracker(recorder: recorder)
            .importFinished(added: 3, changed: 2, unchanged: 1, faults: 0)
        await CatalogImportAnalyticsTracker(recorder: recorder).importFailed(.input)
        await CatalogExportAnalyticsTracker(recorder: recorder).exportFinished(animals: 9)
        await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: 4)
        #expect(
            told == [
                "import_finished added=2 changed=2 faults=0 unchanged=1", "import_failed reason=input",
                "export_finished animals=5", "statistics_shown total=2",
            ]
        )
    }

    @Test("every service hears of every event")
    func fanOut() async {
        let other = MemoryAnalyticsService()
        let recorder = EventRecorder(services: [service, other], now: { Date() }, makeID: madeIDs())
        await CatalogExportAnalyticsTracker(recorder: recorder).exportFinished(animals: 1)
        #expect(service.events == other.events)
        #expect(service.events.count == 1)
    }
}
