import ArgumentParser
import Domain
import Onboarding

/// The answers of the onboarding, as options.
struct SetupAnswerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where you are: 19104, \"City, ST\", \"City, Country\" or lat,lon.", valueName: "place"),
        completion: .values(of: .places)
    )
    var place: String?

    @Option(
        help: ArgumentHelp("km or mi (if never set, what is usual where you are).", valueName: "unit"),
        completion: .values(of: .words(["km", "mi"]))
    )
    var units: String?

    @Option(
        help: ArgumentHelp("Whom you are looking for, by comma: match scores prefer them.", valueName: "types"),
        completion: .values(of: .terms(of: AnimalType.self))
    )
    var type: String?

    @Option(help: ArgumentHelp("What else you would like: \"young and small, house-trained\".", valueName: "words"))
    var wants: String?

    @Option(
        help: ArgumentHelp("Whether children live with you: yes or no.", valueName: "yes|no"),
        completion: .values(of: .words(["yes", "no", "none"]))
    )
    var children: String?

    @Option(
        help: ArgumentHelp("Whether dogs live with you.", valueName: "yes|no"),
        completion: .values(of: .words(["yes", "no", "none"]))
    )
    var dogs: String?

    @Option(
        help: ArgumentHelp("Whether cats live with you.", valueName: "yes|no"),
        completion: .values(of: .words(["yes", "no", "none"]))
    )
    var cats: String?

    @Option(
        help: ArgumentHelp("What you know of living with animals: first, some or much.", valueName: "much"),
        completion: .values(of: .words(["first", "some", "much", "none"]))
    )
    var experience: String?

    @Option(
        help: ArgumentHelp("Whether PetSave keeps a journal of its use on this machine.", valueName: "on|off"),
        completion: .values(of: .words(["on", "off"]))
    )
    var analytics: String?

    /// What was given.
    var given: [OnboardingField: String] {
        let all: [OnboardingField: String?] = [
            .place: place, .units: units, .types: type, .wants: wants, .children: children, .dogs: dogs, .cats: cats,
            .experience: experience, .analytics: analytics,
        ]
        return all.compactMapValues { $0 }
    }

    /// The options that answer, as a person types them.
    static let names = OnboardingField.allCases.map(name)

    /// The option that answers a field.
    static func name(of field: OnboardingField) -> String {
        field == .types ? "--type" : "--\(field.rawValue)"
    }
}
