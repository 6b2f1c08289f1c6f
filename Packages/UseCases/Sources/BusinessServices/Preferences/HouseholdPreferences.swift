public import Domain

/// What a person settled about their home, for match scores; `nil` is what they did not say.
public struct HouseholdPreferences: Hashable, Sendable {
    public var children: Bool?
    public var dogs: Bool?
    public var cats: Bool?
    public var experience: Experience?
    /// Whom they are looking for; none for whoever comes. Match scores prefer them, lists are not filtered by them.
    public var types: [AnimalType]
    /// What they would like, in their own words.
    public var wants: String?

    /// The home that animals are matched with; `wishes` are what ``wants`` means, to which ``types`` are added.
    public func household(wishes: AnimalFilter) -> Household {
        var wishes = wishes
        wishes.types += types.map(OpenValue.known).filter { !wishes.types.contains($0) }
        return Household(children: children, dogs: dogs, cats: cats, experience: experience, wishes: wishes)
    }
}
