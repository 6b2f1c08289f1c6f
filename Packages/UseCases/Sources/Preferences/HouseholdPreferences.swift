public import Domain

/// What a person settled about their home, for match scores; `nil` is what they did not say.
public struct HouseholdPreferences: Hashable, Sendable {
    public var children: Bool?
    public var dogs: Bool?
    public var cats: Bool?
    public var experience: Experience?
    /// What they would like, in their own words.
    public var wants: String?

    /// The home that animals are matched with; `wishes` are what ``wants`` means.
    public func household(wishes: AnimalFilter) -> Household {
        Household(children: children, dogs: dogs, cats: cats, experience: experience, wishes: wishes)
    }
}
