public import Boundaries
public import Domain

extension PlaceDirectory {
    /// The animal where its record says, else where its address is; the catalogue moves it to its organisation.
    public func placed(_ animal: Animal) -> Animal {
        guard animal.location == nil, let location = location(of: animal.contact.address) else { return animal }
        var placed = animal
        placed.location = location
        return placed
    }
}
