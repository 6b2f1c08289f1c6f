import Domain
import Preferences

extension CompositionRoot {
    /// The person's home as their settings tell it. What `household.wants` means is decided here, and nowhere else.
    var household: Household {
        household(wishes: AnimalFilter())
    }

    /// The person's home, with these wishes.
    func household(wishes: AnimalFilter) -> Household {
        preferences.household.household(wishes: wishes)
    }
}
