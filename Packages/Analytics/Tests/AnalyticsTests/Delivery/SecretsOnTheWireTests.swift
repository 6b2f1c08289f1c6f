import AnimalDetails
import AnimalsNearYou
import Domain
import FoundationEssentials
import LoopbackServer
import Platform
import Search
import Testing

@testable import Analytics

@Suite("What leaves the machine")
struct SecretsOnTheWireTests {
    /// What a person searched, was told, or wrote down.
    private static let planted = [
        "Springfield", "742 Evergreen Terrace", "Santa's Little Helper", "springfield-shelter", "Moe's Tavern",
        "bart@example.org", "+1-555-0113", "19104",
    ]

    @Test(
        "no word of a person is in the queue or in any byte of a request, whatever trackers are told",
        arguments: SendingService.allCases
    )
    func trackers(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server) { $0.vocabulary = { AnalyticsCatalog.vocabulary } }
            let clock = bench.queue.clock
            let recorder = EventRecorder(services: [service], now: { clock.now }, makeID: bench.queue.makeID)
            let near = AnimalsNearYouAnalyticsTracker(recorder: recorder)
            let details = AnimalDetailsAnalyticsTracker(recorder: recorder)
            let search = SearchAnalyticsTracker(recorder: recorder)
            let source = try #require(SourceName("springfield-shelter"))
            for word in Self.planted {
                await near.pageShown(number: 1, total: 1, country: word)
                await near.animalSelected(type: .other(word))
                await details.detailsShown(type: .other(word), source: source)
                await search.animalSelected(type: .other(word))
            }
            await near.pageShown(number: 1, total: 1, country: "US")
            try await look(at: bench, server, events: 33, with: service)
        }
    }

    @Test("nothing that was written into the queue by another hand is sent", arguments: SendingService.allCases)
    func tampered(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let lines = Self.planted.flatMap { word in
                let id = bench.queue.makeID().text
                return [
                    #"{"id":"\#(id)","name":"\#(word)","properties":{},"time":1}"#,
                    #"{"id":"\#(id)","name":"nearby_page_shown","properties":{"country":"\#(word)"},"time":1}"#,
                    #"{"id":"\#(id)","name":"nearby_page_shown","properties":{"\#(word)":1},"time":1}"#,
                    #"{"id":"\#(word)","name":"nearby_page_shown","properties":{},"time":1}"#,
                ]
            }
            try bench.queue.write(Array(lines.joined(separator: "\n").utf8), to: "active.ndjson")
            let service = try bench.service(to: server)
            await service.flush(within: patience)
            #expect(service.status.waiting == 0)
            #expect(bench.receiver.told == lines.count)
            expectNoPlantedWord(in: server.requests)
        }
    }

    private func look(
        at bench: DeliveryBench,
        _ server: LoopbackServer,
        events: Int,
        with service: any DeliveringAnalyticsService
    ) async throws {
        for name in bench.queue.files() {
            let text = String(decoding: bench.queue.bytes(of: name), as: UTF8.self)
            for word in Self.planted { #expect(!text.contains(word), "\(word) in \(name)") }
        }
        await service.flush(within: patience)
        #expect(bench.receiver.counts.count == events)
        expectNoPlantedWord(in: server.requests)
    }

    private func expectNoPlantedWord(in requests: [LoopbackRequest]) {
        #expect(!requests.isEmpty)
        for request in requests {
            let headers = request.headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
            let text = request.target + headers + request.text
            for word in Self.planted { #expect(!text.lowercased().contains(word.lowercased()), "\(word)") }
        }
    }
}
