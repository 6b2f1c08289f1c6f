public import Boundaries
public import Domain

extension PlaceDirectory {
    /// Puts an animal whose record does not say where it is where its address is; the catalogue moves it to its
    /// organisation.
    public func place(_ animal: inout Animal) {
        guard animal.location == nil else { return }
        animal.location = location(of: animal.contact.address)
    }
}
