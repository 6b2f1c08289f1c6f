import Domain

/// The words of the onboarding.
enum OnboardingWords {
    static let notSaid = "not said"

    /// What of a person's own words says something about an animal, so that match scores can use it.
    static let wishes: Set<UnderstoodSearch.Term.Subject> = [
        .type, .breed, .age, .gender, .size, .coat, .color, .goodWith, .houseTrained, .specialNeeds,
    ]

    static func title(of page: OnboardingPage) -> String {
        switch page {
        case .welcome: "Welcome to PetSave"
        case .place: "Where you are"
        case .animals: "Whom you are looking for"
        case .home: "Your home"
        case .privacy: "Sources and privacy"
        case .summary: "Your answers"
        }
    }

    static func label(of field: OnboardingField) -> String {
        switch field {
        case .place: "Your place"
        case .units: "Distances"
        case .types: "Animals"
        case .wants: "What else you would like"
        case .children: "Children live with you, or come often"
        case .dogs: "Dogs live with you"
        case .cats: "Cats live with you"
        case .experience: "What you know of living with animals"
        case .analytics: "A journal of use, on this machine"
        }
    }

    static func hint(of field: OnboardingField) -> String {
        switch field {
        case .place: "A US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”."
        case .units: "What distances are shown and read in."
        case .types: "As many as you like; none for whoever comes."
        case .wants: "In your own words, as in “young and small, house-trained, no terrier”."
        case .children, .dogs, .cats: "Animals that do not get along with them come last in match scores."
        case .experience: "With much of it, animals of special needs score no worse."
        case .analytics: "What was shown, imported or failed, and how often. `petsave help privacy` tells all of it."
        }
    }

    /// The choices of a field that has always the same: their names, and how they are shown.
    static func choices(for field: OnboardingField) -> [(id: String, label: String)] {
        switch field {
        case .units: [("km", "Kilometres"), ("mi", "Miles")]
        case .children, .dogs, .cats:
            [(OnboardingAnswering.yes, "Yes"), (OnboardingAnswering.no, "No"), ("", "Rather not say")]
        case .experience:
            [
                (Experience.beginner.rawValue, "It would be the first"), (Experience.familiar.rawValue, "Some"),
                (Experience.seasoned.rawValue, "Much"), ("", "Rather not say"),
            ]
        case .analytics: [(OnboardingAnswering.on, "Keep the journal")]
        case .place, .types, .wants: []
        }
    }

    static func label(of type: AnimalType) -> String {
        switch type {
        case .dog: "Dogs"
        case .cat: "Cats"
        case .rabbit: "Rabbits"
        case .smallFurry: "Small & furry"
        case .horse: "Horses"
        case .bird: "Birds"
        case .scalesFinsOther: "Scales, fins & other"
        case .barnyard: "Barnyard"
        }
    }
}
