/// A home that an animal may come to, as far as somebody told of it; about what is `nil` nothing is asked.
public struct Household: Hashable, Sendable, Codable {
    /// Whether children live there, or come often.
    public var children: Bool?
    public var dogs: Bool?
    public var cats: Bool?
    public var experience: Experience?
    /// What the people there would like. Of the filter only the traits of the animal count, and what is excluded of
    /// them: not its status, its source, its organisation, its age as a listing, its photos or a text.
    public var wishes: AnimalFilter

    public init(
        children: Bool? = nil,
        dogs: Bool? = nil,
        cats: Bool? = nil,
        experience: Experience? = nil,
        wishes: AnimalFilter = AnimalFilter()
    ) {
        self.children = children
        self.dogs = dogs
        self.cats = cats
        self.experience = experience
        self.wishes = wishes
    }

    /// Whether somebody of that kind lives there.
    public subscript(companion: Companion) -> Bool? {
        switch companion {
        case .children: children
        case .dogs: dogs
        case .cats: cats
        }
    }
}

/// How much the people of a household know about living with animals. The raw value is what they type.
public enum Experience: String, Hashable, Sendable, Codable, CaseIterable {
    /// It would be their first animal.
    case beginner = "first"
    /// They have lived with one.
    case familiar = "some"
    /// They know what an animal of special needs takes.
    case seasoned = "much"
}
