import Boundaries
import Domain
import Testing

/// A kind of feed whose feeds are those that a test gives by their sources' names.
struct StubKind: FeedKind {
    var name = "stub"
    var title = "Stub"
    var summary = "A kind of feed for tests"
    var settings: [FeedSetting] = []
    var presets: [FeedPreset] = []
    var secret = FeedSecret.none
    var place = FeedPlace.unused
    var traits = FeedTraits()
    var feeds: [String: ScriptedFeed] = [:]
    var photoHosts: [String] = []
    var problem: String?

    func problem(with source: SourceConfiguration) -> String? { problem }

    func feed(for source: Source) -> any AnimalFeed {
        feeds[source.name.text]
            ?? ScriptedFeed { _, _ throws(FeedError) in
                Issue.record("\(source.name) was asked, which this test did not foresee")
                throw .cancelled
            }
    }
}
