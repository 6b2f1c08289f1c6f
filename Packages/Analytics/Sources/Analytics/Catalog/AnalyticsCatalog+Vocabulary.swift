extension AnalyticsCatalog {
    /// The words of the catalogue, for queues to read back what they wrote.
    static var vocabulary: EventVocabulary {
        var words: [AnalyticsTerm: [AnalyticsTerm: EventVocabulary.Property]] = [:]
        for event in events {
            for property in event.properties { words[event.name, default: [:]][property.name] = property.kind.queued }
            if event.properties.isEmpty { words[event.name] = [:] }
        }
        return EventVocabulary(words)
    }
}

extension PropertyKind {
    fileprivate var queued: EventVocabulary.Property {
        switch self {
        case .count: .count
        case .flag: .flag
        case .country: .country
        case .term(let terms): .term(terms)
        }
    }
}
