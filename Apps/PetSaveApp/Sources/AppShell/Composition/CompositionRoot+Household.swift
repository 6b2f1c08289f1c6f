import BusinessServices
import Domain

extension CompositionRoot {
    /// The person's home as their settings tell it; what they want there in words means what it would in a search.
    var household: Household {
        let wants = preferences.household.wants ?? ""
        return preferences.household.household(
            wishes: SearchPhrase.understand(wants, unit: preferences.units).filter
        )
    }
}
