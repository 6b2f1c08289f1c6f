import Domain
import FoundationEssentials
import Platform
import Testing

@testable import Analytics

@Suite("Planted words")
struct PlantedWordsTests {
    private let time = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("every event of the catalogue comes of a tracker, and nothing comes of one that is not in it")
    func coverage() async {
        let service = MemoryAnalyticsService()
        let recorder = EventRecorder(services: [service], now: { .distantPast }, makeID: madeIDs())
        var values = PlantedValues(seed: 1)
        for call in TrackedCall.all { await call.make(recorder, &values) }
        #expect(service.events.map(\.name.text) == TrackedCall.all.map(\.event))
        // A queue that lost events tells so itself.
        #expect(
            Set(service.events.map(\.name.text))
                == Set(AnalyticsCatalog.events.map(\.name.text)).subtracting(["events_dropped"])
        )
    }

    @Test("whatever a use case hands over, an event tells what the catalogue says and nothing else", arguments: 1...40)
    func conformance(seed: UInt64) async throws {
        let service = MemoryAnalyticsService()
        let recorder = EventRecorder(services: [service], now: { .distantPast }, makeID: madeIDs())
        var values = PlantedValues(seed: seed)
        for call in TrackedCall.all { await call.make(recorder, &values) }
        for event in service.events {
            let description = try #require(AnalyticsCatalog.events.first { $0.name == event.name })
            for (name, value) in event.properties {
                let property = try #require(description.properties.first { $0.name == name })
                #expect(property.kind.admits(value), "\(event.name.text).\(name.text) = \(value)")
            }
            let required = description.properties.filter { !$0.isOptional }.map(\.name)
            #expect(Set(required).isSubset(of: event.properties.keys))
        }
    }

    @Test("no secret is ever in a line of the journal or of a queue", arguments: 1...40)
    func lines(seed: UInt64) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "planted-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = RotatedFile(path: folder + "/journal.ndjson", limit: 1_000_000)
        let memory = MemoryAnalyticsService()
        let services: [any AnalyticsService] = [JournalAnalyticsService(file: file), memory]
        let recorder = EventRecorder(services: services, now: { [time] in time }, makeID: { RandomID.next() })
        var values = PlantedValues(seed: seed)
        for call in TrackedCall.all { await call.make(recorder, &values) }
        let queued = memory.events.flatMap(\.line)
        for bytes in [try file.contents(), queued] {
            let text = String(decoding: bytes, as: UTF8.self).lowercased()
            #expect(text.split(separator: "\n").count == TrackedCall.all.count)
            for secret in PlantedValues.secrets + PlantedValues.secretNumbers.map(String.init) {
                #expect(
                    !text.contains("\"\(secret.lowercased())") && !text.contains(":\(secret.lowercased())"),
                    "\(secret)"
                )
                // Two letters and few digits are in many a word; longer ones must be nowhere at all.
                if secret.count > 4 { #expect(!text.contains(secret.lowercased()), "\(secret)") }
            }
        }
    }

    @Test("two letters are a country only if ISO 3166 says so")
    func countries() {
        #expect(AnalyticsTerm(country: "US")?.text == "US")
        for other in ["us", "QX", "ZZ", "RQ", "U", "USA", "", "XX", "Ü"] {
            #expect(AnalyticsTerm(country: other) == nil)
        }
    }

    @Test("numbers are told roughly, whatever they are")
    func counts() {
        let told = [-5, 0, 1, 4, 9, 10, 19_104, 1_987, .max].map { AnalyticsCount($0).value }
        #expect(told == [0, 0, 1, 2, 5, 10, 10_000, 1_000, 10_000])
        for step in AnalyticsCatalog.countSteps { #expect(AnalyticsCount(step).value == step) }
    }
}

/// Ids whose digits hold none of the planted numbers.
private enum RandomID {
    static func next() -> AnalyticsEventID {
        guard let id = AnalyticsEventID(String(repeating: "ab", count: 16)) else { preconditionFailure("Hex digits.") }
        return id
    }
}

extension PropertyKind {
    fileprivate func admits(_ value: AnalyticsValue) -> Bool {
        switch (self, value) {
        case (.count, .count(let count)): AnalyticsCatalog.countSteps.contains(count)
        case (.flag, .flag): true
        case (.country, .term(let term)): AnalyticsTerm(country: term.text) != nil
        case (.term(let terms), .term(let term)): terms.contains(term)
        default: false
        }
    }
}
