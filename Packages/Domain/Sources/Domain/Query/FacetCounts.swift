/// How many animals each choice of a filter would list.
///
/// A choice is counted with everything else that the filter asks for, what is chosen beside it in the same list left
/// aside: so one sees what could be chosen instead or as well. A choice that would list nothing is missing.
public struct FacetCounts: Hashable, Sendable {
    /// How many the filter lists as it is.
    public var total = 0
    public var types: [OpenValue<AnimalType>: Int] = [:]
    public var ages: [OpenValue<AgeGroup>: Int] = [:]
    public var genders: [OpenValue<Gender>: Int] = [:]
    public var sizes: [OpenValue<Size>: Int] = [:]
    public var coats: [OpenValue<Coat>: Int] = [:]
    public var statuses: [OpenValue<ListingStatus>: Int] = [:]
    /// The breeds that animals have, by their texts as ``SearchText/fold(_:)`` makes them. As for
    /// ``AnimalFilter/breeds``, a breed whose name is a part of another's lists the animals of both.
    public var breeds: [String: Int] = [:]
    /// The colours that animals have, as ``breeds`` are.
    public var colors: [String: Int] = [:]
    public var sources: [SourceName: Int] = [:]
    /// With whom else the animals get along: every companion is a choice by itself, so that the others who are asked for
    /// stay.
    public var goodWith: [Companion: Int] = [:]
    public var houseTrained: [Bool: Int] = [:]
    public var specialNeeds: [Bool: Int] = [:]
    /// Those with a photo.
    public var withPhoto = 0

    public init() {}
}

extension FacetCounts {
    /// Counted the plain way, animal by animal; every catalogue is held against it.
    public init(of filter: AnimalFilter, in area: SearchArea, from animals: some Sequence<Animal>) {
        // What is no choice is looked at once: folding a text takes longer than all the rest.
        let besides = filter.withoutChoices
        let candidates = animals.filter { area.distance(to: $0) != nil && besides.matches($0) }
        var choices = filter
        choices.text = nil

        func others(_ giveUp: (inout AnimalFilter) -> Void) -> [Animal] {
            var others = choices
            giveUp(&others)
            return candidates.filter(others.matches)
        }

        total = others { _ in }.count
        types = Self.tally(others { $0.types = [] }) { [$0.type] }
        ages = Self.tally(others { $0.ages = [] }) { [$0.age] }
        genders = Self.tally(others { $0.genders = [] }) { [$0.gender] }
        sizes = Self.tally(others { $0.sizes = [] }) { [$0.size] }
        coats = Self.tally(others { $0.coats = [] }) { [$0.coat] }
        statuses = Self.tally(others { $0.statuses = [] }) { [$0.status] }
        breeds = Self.phrases(.breed, of: others { $0.breeds = [] })
        colors = Self.phrases(.color, of: others { $0.colors = [] })
        sources = Self.tally(others { $0.sources = [] }) { [$0.id.source] + $0.provenance.map(\.id.source) }
        for companion in Companion.allCases {
            let count = others { $0.goodWith.removeAll { $0 == companion } }.count { $0.environment[companion] == .yes }
            if count > 0 { goodWith[companion] = count }
        }
        houseTrained = Self.tally(others { $0.houseTrained = nil }) { [$0.attributes.houseTrained.boolValue] }
        specialNeeds = Self.tally(others { $0.specialNeeds = nil }) { [$0.attributes.specialNeeds.boolValue] }
        withPhoto = others { $0.hasPhoto = false }.count { !$0.photos.isEmpty }
    }

    private static func tally<Value: Hashable>(_ animals: [Animal], by values: (Animal) -> [Value?]) -> [Value: Int] {
        animals.reduce(into: [:]) { counts, animal in
            for value in Set(values(animal).compactMap(\.self)) { counts[value, default: 0] += 1 }
        }
    }

    private static func phrases(_ kind: SuggestionKind, of animals: [Animal]) -> [String: Int] {
        var tally = SuggestionTally(kind)
        for animal in animals { tally.add(kind.values(of: animal), count: 1) }
        return Dictionary(
            tally.suggestions(for: "").map { (SearchText.fold($0.text), $0.count) },
            uniquingKeysWith: max
        )
    }
}

extension AnimalFilter {
    /// The filter without anything that ``FacetCounts`` counts the choices of.
    fileprivate var withoutChoices: AnimalFilter {
        var besides = self
        (besides.types, besides.breeds, besides.ages, besides.genders) = ([], [], [], [])
        (besides.sizes, besides.coats, besides.colors, besides.statuses) = ([], [], [], [])
        (besides.goodWith, besides.sources, besides.hasPhoto) = ([], [], false)
        (besides.houseTrained, besides.specialNeeds) = (nil, nil)
        return besides
    }
}
