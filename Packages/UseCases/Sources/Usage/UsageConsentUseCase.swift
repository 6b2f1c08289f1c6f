public import Boundaries

/// Shows and settles who gets to know how PetSave is used.
///
/// - Actor: the person whose use it is.
/// - Events: the view appears; the person consents, or withdraws their consent, to all of it or to some services.
/// - Effects: the consent is kept. Where it was withdrawn, what waited to be sent and whatever tells the person from
///   others is thrown away, at once and without a question. The journal is the person's own file, and stays unless they
///   want it deleted. Nothing of this is itself counted.
public struct UsageConsentUseCase: UsageConsentViewEvents {
    private let preferences: any PreferenceStore
    private let services: any UsageServices
    private let journal: any UsageJournal
    private let isForbidden: Bool
    private let view: any UsageConsentView

    /// The setting that switches all of it on and off.
    static let key = "analytics.enabled"

    /// - Parameter isForbidden: Whether the environment forbids recording, whatever the person wants.
    public init(
        preferences: any PreferenceStore,
        services: any UsageServices,
        journal: any UsageJournal,
        isForbidden: Bool,
        view: any UsageConsentView
    ) {
        self.preferences = preferences
        self.services = services
        self.journal = journal
        self.isForbidden = isForbidden
        self.view = view
    }

    public func viewDidAppear() async throws(UsageError) {
        try await present()
    }

    public func viewDidConsent(to names: [String]) async throws(UsageError) {
        let chosen = try await services(named: names)
        if let open = chosen.first(where: { $0.destination == nil }) {
            throw .noDestination(service: open.name, location: services.location)
        }
        for service in chosen where !service.isEnabled { try await services.setEnabled(true, service: service.name) }
        try await keep(true)
        try await present()
    }

    public func viewDidWithdraw(from names: [String], deletesJournal: Bool) async throws(UsageError) {
        if names.isEmpty {
            // First of all, so that it also holds where the rest cannot be understood.
            try await keep(false)
            await services.forget([])
        } else {
            let chosen = try await services(named: names)
            for service in chosen where service.isEnabled {
                try await services.setEnabled(false, service: service.name)
            }
            await services.forget(chosen.map(\.name))
        }
        let isDeleted = deletesJournal ? try await journal.remove() : false
        try await present(isJournalDeleted: isDeleted)
    }

    private func services(named names: [String]) async throws(UsageError) -> [UsageService] {
        let all = try await services.services()
        var chosen: [UsageService] = []
        for name in names {
            guard let service = all.first(where: { $0.name == name.lowercased() }) else {
                throw .unknownService(name, known: all.map(\.name))
            }
            chosen.append(service)
        }
        return chosen
    }

    private func keep(_ isEnabled: Bool) async throws(UsageError) {
        do { try await preferences.set(.boolean(isEnabled), forKey: Self.key) } catch { throw .preferences(error) }
    }

    private func present(isJournalDeleted: Bool = false) async throws(UsageError) {
        let values: [String: PreferenceValue]
        do { values = try await preferences.values() } catch { throw .preferences(error) }
        var known: [UsageService] = []
        var problem: UsageError?
        do { known = try await services.services() } catch { problem = error }
        await view.present(
            UsageConsentPresentation(
                isEnabled: values[Self.key] == .boolean(true),
                isForbidden: isForbidden,
                services: known,
                problem: problem,
                journal: journal.location,
                settings: services.location,
                isJournalDeleted: isJournalDeleted
            )
        )
    }
}
