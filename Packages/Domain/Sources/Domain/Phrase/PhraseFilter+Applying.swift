extension PhraseFilter {
    var subject: UnderstoodSearch.Term.Subject {
        switch self {
        case .type: .type
        case .breed: .breed
        case .kind, .name: .text
        case .age: .age
        case .gender: .gender
        case .size: .size
        case .coat: .coat
        case .color: .color
        case .goodWith: .goodWith
        case .houseTrained: .houseTrained
        case .specialNeeds: .specialNeeds
        case .photo: .photo
        case .status: .status
        case .place, .here: .place
        case .within: .within
        case .order: .order
        }
    }

    /// What it is, as the filter writes it.
    private var value: String {
        switch self {
        case .type(let type): type.rawValue
        case .breed(let words), .kind(let words), .color(let words), .name(let words), .place(let words): words
        case .age(let age): age.rawValue
        case .gender(let gender): gender.rawValue
        case .size(let size): size.rawValue
        case .coat(let coat): coat.rawValue
        case .goodWith(let companions): companions.map(\.rawValue).joined(separator: ", ")
        case .houseTrained: "house-trained"
        case .specialNeeds: "special needs"
        case .photo: "with photo"
        case .status(let status): status?.rawValue ?? "any"
        case .here: "your place"
        case .within(_, let label): "within \(label)"
        case .order(let order): order.name
        }
    }

    /// What the words were taken for.
    func meaning(isExcluded: Bool) -> String {
        guard isExcluded else { return value }
        return switch self {
        case .goodWith(let companions) where companions == [.children]: "no children at home: nothing is asked"
        case .goodWith: "not with \(value): nothing is asked"
        case .photo: "photo or not: nothing is asked"
        default: "not \(value)"
        }
    }

    /// Asks `search` for it, or excludes it.
    func apply(to search: inout UnderstoodSearch, isExcluded: Bool) {
        if isExcluded { exclude(from: &search.filter) } else { require(in: &search) }
    }

    private func require(in search: inout UnderstoodSearch) {
        switch self {
        case .type(let type): search.filter.types.add(.known(type))
        case .breed(let words), .kind(let words): search.filter.breeds.add(words)
        case .age(let age): search.filter.ages.add(.known(age))
        case .gender(let gender): search.filter.genders.add(.known(gender))
        case .size(let size): search.filter.sizes.add(.known(size))
        case .coat(let coat): search.filter.coats.add(.known(coat))
        case .color(let words): search.filter.colors.add(words)
        case .goodWith(let companions): companions.forEach { search.filter.goodWith.add($0) }
        case .houseTrained: search.filter.houseTrained = true
        case .specialNeeds: search.filter.specialNeeds = true
        case .photo: search.filter.hasPhoto = true
        case .status(let status): search.filter.statuses = status.map { [.known($0)] } ?? []
        case .order(let order): search.order = order
        case .place(let place): search.place = place
        case .here: search.order = search.order ?? .distance
        case .within(let distance, _): search.within = distance
        case .name: break
        }
    }

    private func exclude(from filter: inout AnimalFilter) {
        switch self {
        case .type(let type): filter.excluded.types.add(.known(type))
        case .breed(let words), .kind(let words): filter.excluded.breeds.add(words)
        case .age(let age): filter.excluded.ages.add(.known(age))
        case .gender(let gender): filter.excluded.genders.add(.known(gender))
        case .size(let size): filter.excluded.sizes.add(.known(size))
        case .coat(let coat): filter.excluded.coats.add(.known(coat))
        case .color(let words): filter.excluded.colors.add(words)
        case .houseTrained: filter.houseTrained = false
        case .specialNeeds: filter.specialNeeds = false
        // Lists show adoptable animals only, with and without photos, unless asked otherwise; and no filter tells an
        // animal that does not get along with somebody from one of which nobody said.
        case .status, .goodWith, .photo, .order, .place, .here, .within, .name: break
        }
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func add(_ element: Element) {
        if !contains(element) { append(element) }
    }
}
