import Analytics
import AnimalSources
import CatalogSync
import FoundationEssentials
import Testing

@Suite("The trackers of sources and syncs")
struct SourceTrackersTests {
    private let service = MemoryAnalyticsService()

    private var recorder: EventRecorder { EventRecorder(services: [service], now: { .distantPast }, makeID: madeIDs()) }

    private var told: [String] {
        service.events.map { event in
            let properties = event.properties.map { "\($0.key.text)=\($0.value.text)" }.sorted()
            return ([event.name.text] + properties).joined(separator: " ")
        }
    }

    @Test("tell what became of a sync by counts, and why it failed")
    func syncs() async {
        let tracker = CatalogSyncAnalyticsTracker(recorder: recorder)
        await tracker.sourceSynced(kind: "rescuegroups", added: 5, changed: 4, unlisted: 3, faults: 2)
        await tracker.sourceFailed(kind: "asm", .credentials)
        #expect(
            told == [
                "source_synced added=5 changed=2 faults=2 kind=rescuegroups unlisted=2",
                "source_failed kind=asm reason=credentials",
            ]
        )
    }

    @Test("tell which kinds of sources people set up, give up and try")
    func sources() async {
        let tracker = SourcesAnalyticsTracker(recorder: recorder)
        await tracker.sourceAdded(kind: "socrata")
        await tracker.sourceRemoved(kind: "shelterluv")
        await tracker.sourceTested(kind: "petfinder", answered: false)
        #expect(
            told == [
                "source_added kind=socrata", "source_removed kind=shelterluv",
                "source_tested answered=false kind=petfinder",
            ]
        )
    }

    @Test("never repeat a kind that is not known: somebody may have written anything there")
    func unknownKind() async {
        await SourcesAnalyticsTracker(recorder: recorder).sourceAdded(kind: "my neighbour’s server")
        #expect(told == ["source_added kind=other"])
    }
}

extension AnalyticsValue {
    fileprivate var text: String {
        switch self {
        case .term(let term): term.text
        case .count(let count): "\(count)"
        case .flag(let flag): "\(flag)"
        }
    }
}
