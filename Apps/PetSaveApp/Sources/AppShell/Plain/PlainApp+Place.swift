import Boundaries
import BusinessServices
import Domain
import Platform
import Preferences

/// Where the person is.
extension PlainApp {
    /// Keeps another place in the settings.
    func changePlace(_ text: String) async throws {
        var text = text
        if text.isEmpty {
            console.say(root.preferences.place.map { "Your place is \($0)." } ?? "Your place is not known yet.")
            let help =
                "A US ZIP code, “City, ST”, “City, Country”, a city or “latitude,longitude”. It stays on this machine."
            guard let answer = try ask("Where are you?", help: help) else { return }
            text = answer
        }
        guard let place = try resolve(text) else { return }
        let settings = root.preferencesUseCase(view: SilentPreferencesView())
        try await settings.viewDidEnter(place, forKey: PreferenceKey.place.rawValue)
        root = try await CompositionRoot(world: root.world)
        console.say("Your place is \(place) now. “near” lists who waits there.")
    }

    /// The text if it names a place; where it names several or none, what the person chooses instead. `nil` when they
    /// leave it.
    func resolve(_ text: String) throws(StreamError) -> String? {
        var text = text
        while true {
            let choices: [Place]
            switch root.places.find(text) {
            case .found: return text
            case .ambiguous(let several):
                console.say("Several places are called “\(text)”:")
                choices = several
            case .unknown(let suggestions):
                console.say(
                    "No place is called “\(text)”." + (suggestions.isEmpty ? "" : " These are called nearly so:")
                )
                choices = suggestions
            }
            for (index, place) in choices.enumerated() { console.say("\(index + 1). \(place.name)") }
            let question = choices.isEmpty ? "Another place:" : "Which one? A number, or another place:"
            guard let answer = try ask(question, help: "Such as: Boston, MA.") else { return nil }
            if let number = Int(answer), !choices.isEmpty, (1...choices.count).contains(number) {
                return choices[number - 1].name
            }
            text = answer
        }
    }
}

/// Shows nothing: what was changed is told in the conversation's own words.
private struct SilentPreferencesView: PreferencesView {
    func present(_ presentation: PreferencesPresentation) async {}
}
