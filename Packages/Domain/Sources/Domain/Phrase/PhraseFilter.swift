/// One thing that an animal, or the list, shall be.
enum PhraseFilter: Hashable, Sendable {
    case type(AnimalType)
    case breed(String)
    /// A kind of animal that is no type: Petfinder's “species”, which text finds and filters do not have.
    case kind(String)
    case age(AgeGroup)
    case gender(Gender)
    case size(Size)
    case coat(Coat)
    case color(String)
    case goodWith([Companion])
    case houseTrained
    case specialNeeds
    case photo
    /// `nil` is any.
    case status(ListingStatus?)
    case order(AnimalOrder)
    case place(String)
    /// Where the person is.
    case here
    /// `label` is the distance as it was typed, with its unit.
    case within(Distance, label: String)
    case name(String)

    /// Whether there is something to do about it when it is not wanted.
    var canBeExcluded: Bool {
        switch self {
        case .order, .place, .here, .within, .name: false
        default: true
        }
    }
}
