import Domain
import FoundationEssentials

/// Something that can be chosen in a row of the form of filters.
struct FilterChoice {
    let title: String
    /// How many animals it would list with everything else that is asked for; `nil` where nobody counted them.
    var count: Int?
    let isOn: Bool
    /// Whether it takes the place of what was chosen before, rather than being added to it.
    let isExclusive: Bool
    /// Chooses it, or gives it up.
    let toggle: (inout FilterForm) -> Void
}

extension FilterField {
    /// What can be chosen in the row; nothing where it takes text.
    func choices(
        in form: FilterForm,
        counted facets: FacetCounts?,
        unit: DistanceUnit,
        now: Date
    ) -> [FilterChoice] {
        switch self {
        case .type: Self.terms(of: form, \.types, facets?.types)
        case .age: Self.terms(of: form, \.ages, facets?.ages)
        case .size: Self.terms(of: form, \.sizes, facets?.sizes)
        case .gender: Self.terms(of: form, \.genders, facets?.genders)
        case .coat: Self.terms(of: form, \.coats, facets?.coats)
        case .goodWith: Self.companions(of: form, facets?.goodWith)
        case .houseTrained: Self.answers(of: form, \.houseTrained, facets?.houseTrained)
        case .specialNeeds: Self.answers(of: form, \.specialNeeds, facets?.specialNeeds)
        case .photo: Self.photos(of: form, facets?.withPhoto)
        case .published: Self.moments(of: form, now: now)
        case .within: Self.circles(of: form, unit: unit)
        case .order: Self.orders(of: form)
        case .breed, .color: []
        }
    }

    /// The terms of a vocabulary, and those besides that are asked for already.
    private static func terms<Term: Vocabulary>(
        of form: FilterForm,
        _ path: WritableKeyPath<AnimalFilter, [OpenValue<Term>]>,
        _ counts: [OpenValue<Term>: Int]?
    ) -> [FilterChoice] {
        let wanted = form.filter[keyPath: path]
        let known = Term.allCases.map(OpenValue.known)
        return (known + wanted.filter { $0.known == nil }).map { term in
            FilterChoice(
                title: term.text,
                count: counts.map { $0[term] ?? 0 },
                isOn: wanted.contains(term),
                isExclusive: false
            ) { form in
                form.filter[keyPath: path].toggle(term, in: known)
            }
        }
    }

    private static func companions(of form: FilterForm, _ counts: [Companion: Int]?) -> [FilterChoice] {
        Companion.allCases.map { companion in
            FilterChoice(
                title: companion.rawValue,
                count: counts.map { $0[companion] ?? 0 },
                isOn: form.filter.goodWith.contains(companion),
                isExclusive: false
            ) { form in
                form.filter.goodWith.toggle(companion, in: Companion.allCases)
            }
        }
    }

    private static func answers(
        of form: FilterForm,
        _ path: WritableKeyPath<AnimalFilter, Bool?>,
        _ counts: [Bool: Int]?
    ) -> [FilterChoice] {
        let all: [(String, Bool?)] = [("any", nil), ("yes", true), ("no", false)]
        return all.map { title, answer in
            FilterChoice(
                title: title,
                count: answer.flatMap { answer in counts.map { $0[answer] ?? 0 } },
                isOn: form.filter[keyPath: path] == answer,
                isExclusive: true
            ) { form in
                form.filter[keyPath: path] = answer
            }
        }
    }

    private static func photos(of form: FilterForm, _ count: Int?) -> [FilterChoice] {
        [("any", false), ("with a photo", true)].map { title, isWanted in
            FilterChoice(
                title: title,
                count: isWanted ? count : nil,
                isOn: form.filter.hasPhoto == isWanted,
                isExclusive: true
            ) { form in
                form.filter.hasPhoto = isWanted
            }
        }
    }

    private static func moments(of form: FilterForm, now: Date) -> [FilterChoice] {
        let spans: [(String, Double)] = [("day", 1), ("7 days", 7), ("30 days", 30), ("90 days", 90)]
        var all: [(title: String, moment: Date?)] =
            [("any time", nil)] + spans.map { ("in the last \($0)", now.addingTimeInterval(-$1 * 86_400)) }
        if let moment = form.filter.publishedAfter, !all.contains(where: { $0.moment == moment }) {
            all.append(("after \(AnimalWords.day(moment))", moment))
        }
        return all.map { title, moment in
            FilterChoice(title: title, isOn: form.filter.publishedAfter == moment, isExclusive: true) { form in
                form.filter.publishedAfter = moment
            }
        }
    }

    private static func circles(of form: FilterForm, unit: DistanceUnit) -> [FilterChoice] {
        var all: [Distance?] =
            [nil] + [5, 10, 25, 50, 100, 250].map { unit == .miles ? Distance(miles: $0) : Distance(kilometers: $0) }
        if form.within != nil, !all.contains(form.within) { all.append(form.within) }
        return all.map { distance in
            FilterChoice(
                title: distance.map { AnimalWords.circle($0, in: unit) } ?? "any distance",
                isOn: form.within == distance,
                isExclusive: true
            ) { form in
                form.within = distance
            }
        }
    }

    private static func orders(of form: FilterForm) -> [FilterChoice] {
        form.orders.map { order in
            FilterChoice(title: words(order), isOn: form.order == order, isExclusive: true) { form in
                form.order = order
            }
        }
    }

    private static func words(_ order: AnimalOrder?) -> String {
        switch order {
        case nil: "what fits best"
        case .distance: "nearest first"
        case .newest: "newest first"
        case .name: "by name"
        case .relevance: "best found first"
        case .match: "best match first"
        case .random: "shuffled"
        }
    }
}

extension Array where Element: Hashable {
    /// Takes an element out, or puts it in where `order` has it.
    fileprivate mutating func toggle(_ element: Element, in order: [Element]) {
        if let index = firstIndex(of: element) {
            remove(at: index)
            return
        }
        append(element)
        let rank = { (element: Element) in order.firstIndex(of: element) ?? order.count }
        sort { rank($0) < rank($1) }
    }
}
