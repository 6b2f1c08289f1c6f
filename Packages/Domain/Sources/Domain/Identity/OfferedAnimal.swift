/// One source's record of an animal, beside whoever offers it there.
public struct OfferedAnimal: Hashable, Sendable {
    public let animal: Animal
    /// Who offers it, if the source describes the organisation.
    public let organization: Organization?

    public init(_ animal: Animal, offeredBy organization: Organization? = nil) {
        self.animal = animal
        self.organization = organization
    }
}
