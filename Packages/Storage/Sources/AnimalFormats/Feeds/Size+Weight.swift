package import Domain

extension Size {
    /// The size of a grown dog or cat of this weight, by the bounds that Petfinder gives shelters: dogs are small up to
    /// 25 pounds, medium up to 60, large up to 100; cats up to 6, 11 and 16. `nil` for other types, and for babies,
    /// whose weight says nothing of the size they will have.
    package init?(pounds: Double, type: OpenValue<AnimalType>, age: OpenValue<AgeGroup>?) {
        guard pounds > 0, let age, age != .known(.baby) else { return nil }
        let bounds: (small: Double, medium: Double, large: Double)
        switch type {
        case .known(.dog): bounds = (25, 60, 100)
        case .known(.cat): bounds = (6, 11, 16)
        default: return nil
        }
        // The bounds are whole pounds: a dog of 25.4 pounds is one of 25.
        switch pounds.rounded(.down) {
        case ...bounds.small: self = .small
        case ...bounds.medium: self = .medium
        case ...bounds.large: self = .large
        default: self = .extraLarge
        }
    }
}
