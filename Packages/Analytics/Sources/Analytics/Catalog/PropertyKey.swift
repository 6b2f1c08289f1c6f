/// A property of an event: what it is called, which values it takes, and what they mean.
struct PropertyKey<Value: PropertyValue>: Sendable {
    let name: StaticString
    let meaning: StaticString

    init(_ name: StaticString, _: Value.Type, _ meaning: StaticString) {
        self.name = name
        self.meaning = meaning
    }
}

/// What a property of the catalogue takes: a value that cannot hold free text.
protocol PropertyValue: Sendable {
    /// What documentation says about a property of this kind.
    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription]

    /// Tells it under a name.
    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue])
}

extension AnalyticsCount: PropertyValue {
    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        [PropertyDescription(name: AnalyticsTerm(name), kind: .count, isOptional: false, meaning: meaning.description)]
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        properties[AnalyticsTerm(name)] = .count(value)
    }
}

/// A number that is told as it is, since no person or feed can have chosen it.
struct ExactCount: PropertyValue {
    let value: Int

    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        AnalyticsCount.descriptions(name: name, meaning: meaning)
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        properties[AnalyticsTerm(name)] = .count(value)
    }
}

extension Bool: PropertyValue {
    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        [PropertyDescription(name: AnalyticsTerm(name), kind: .flag, isOptional: false, meaning: meaning.description)]
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        properties[AnalyticsTerm(name)] = .flag(self)
    }
}

/// The country of a place, the finest that may be told about one.
struct AnalyticsCountry: PropertyValue {
    private let code: AnalyticsTerm?

    /// By its code; anything else is not told.
    init(_ code: String?) {
        self.code = code.flatMap(AnalyticsTerm.init(country:))
    }

    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        [PropertyDescription(name: AnalyticsTerm(name), kind: .country, isOptional: true, meaning: meaning.description)]
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        properties[AnalyticsTerm(name)] = code.map(AnalyticsValue.term)
    }
}

/// One term of a closed list.
struct OneOf<List: AnalyticsVocabulary>: PropertyValue {
    private let term: List

    init(_ term: List) {
        self.term = term
    }

    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        let kind = PropertyKind.term(List.allCases.map(AnalyticsTerm.init))
        return [
            PropertyDescription(name: AnalyticsTerm(name), kind: kind, isOptional: false, meaning: meaning.description)
        ]
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        properties[AnalyticsTerm(name)] = .term(AnalyticsTerm(term))
    }
}

/// Any number of terms of a closed list: a property of its own for each, which is there, and true, for those that hold.
struct AnyOf<List: AnalyticsVocabulary>: PropertyValue {
    private let terms: [List]

    init(_ terms: [List]) {
        self.terms = terms
    }

    static func descriptions(name: StaticString, meaning: StaticString) -> [PropertyDescription] {
        List.allCases.map { term in
            PropertyDescription(name: AnalyticsTerm(term), kind: .flag, isOptional: true, meaning: meaning.description)
        }
    }

    func tell(as name: StaticString, in properties: inout [AnalyticsTerm: AnalyticsValue]) {
        for term in terms { properties[AnalyticsTerm(term)] = .flag(true) }
    }
}
