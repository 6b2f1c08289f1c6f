import FoundationEssentials
import Testing

@testable import Analytics

@Suite("The catalogue of events")
struct AnalyticsCatalogTests {
    private let events = AnalyticsCatalog.events

    @Test("every event has a name of its own in snake case, and says what it means and when it is recorded")
    func names() {
        #expect(Set(events.map(\.name)).count == events.count)
        for event in events {
            #expect(Self.isSnakeCase(event.name.text), "\(event.name.text)")
            for sentence in [event.meaning, event.moment] + event.properties.map(\.meaning) {
                #expect(
                    sentence.hasSuffix(".") && sentence.first?.isUppercase == true,
                    "\(event.name.text): \(sentence)"
                )
            }
            #expect(Set(event.properties.map(\.name)).count == event.properties.count, "\(event.name.text)")
            for property in event.properties { #expect(Self.isSnakeCase(property.name.text)) }
        }
    }

    @Test("every group has events, and no event is called as a group is")
    func groups() {
        #expect(Set(events.map(\.group)) == Set(EventGroup.allCases))
        #expect(Set(events.map(\.name.text)).isDisjoint(with: EventGroup.allCases.map(\.rawValue)))
    }

    @Test("docs/analytics-events.md is what the catalogue says")
    func documentation() throws {
        var folder = URL(filePath: #filePath)
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "docs/formats.md").path)
        {
            folder.deleteLastPathComponent()
        }
        let file = folder.appending(path: "docs/analytics-events.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text == AnalyticsCatalog.markdown,
            "`petsave analytics events --markdown > docs/analytics-events.md` writes it anew."
        )
    }

    @Test("a queue knows every word of the catalogue")
    func vocabulary() throws {
        for event in events {
            let name = try #require(AnalyticsCatalog.vocabulary.name(event.name.text))
            for property in event.properties {
                #expect(AnalyticsCatalog.vocabulary.property(property.name.text, of: name)?.key == property.name)
            }
        }
        #expect(EventVocabulary.eventsDropped == DeliveryEvents.dropped.description.name)
    }

    private static func isSnakeCase(_ text: String) -> Bool {
        text.allSatisfy { $0 == "_" || ("a"..."z").contains($0) }
    }
}
