import Onboarding

/// What was done and has not reached the use case yet, in order.
struct OnboardingOutbox {
    typealias Event = @MainActor (any OnboardingViewEvents) async -> Void

    private struct Entry {
        /// The field that it types into; `nil` for anything else.
        let typedField: OnboardingField?
        let event: Event
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ event: @escaping Event) {
        entries.append(Entry(typedField: nil, event: event))
    }

    /// The text of a field is this now. Nobody waits any more for what its beginnings mean.
    mutating func add(typed text: String, in field: OnboardingField) {
        if entries.last?.typedField == field { entries.removeLast() }
        entries.append(Entry(typedField: field) { await $0.viewDidType(text, in: field) })
    }

    mutating func next() -> Event? {
        entries.isEmpty ? nil : entries.removeFirst().event
    }
}
