import Alerts
import Boundaries
import BusinessServices
import Domain

/// Makes an alert of a search: asks what it is to be called, and keeps it.
@MainActor
final class AlertDesk: AlertsView {
    typealias UseCaseMaker = @Sendable (any AlertsView) throws(CatalogError) -> any AlertsViewEvents

    private let makeUseCase: UseCaseMaker
    private let unit: DistanceUnit
    private weak let environment: (any SceneEnvironment)?
    private var useCase: (any AlertsViewEvents)?
    /// What alerts are called already.
    private var names: Set<AlertName> = []

    private let onAdd: @MainActor () -> Void

    init(
        _ makeUseCase: @escaping UseCaseMaker,
        unit: DistanceUnit,
        in environment: any SceneEnvironment,
        onAdd: @escaping @MainActor () -> Void = {}
    ) {
        self.makeUseCase = makeUseCase
        self.onAdd = onAdd
        self.unit = unit
        self.environment = environment
    }

    /// Asks for a name, beginning with `name`, and keeps the alert.
    func add(_ search: SavedSearch, calling name: String) {
        environment?.run { [weak self] in
            await self?.attempt { useCase throws(AlertsError) in try await useCase.viewDidRequestAll() }
            self?.askName(for: search, calling: name)
        }
    }

    private func askName(for search: SavedSearch, calling name: String) {
        let looksFor = SavedSearchWords.summary(of: search, unit: unit)
        let entry = TextEntry(
            title: "What should the alert be called? It looks for: \(looksFor)",
            text: String(name.prefix(AlertName.maximumLength)),
            problem: AlertNameRule(taken: names).problem
        ) { [weak self] name in
            self?.environment?.run {
                await self?.attempt { useCase throws(AlertsError) in
                    try await useCase.viewDidAdd(AlertDraft(name: name, search: search))
                }
            }
        }
        environment?.go(to: .textEntry(entry))
    }

    private func attempt(_ body: @Sendable (any AlertsViewEvents) async throws(AlertsError) -> Void) async {
        do throws(AlertsError) {
            try await body(opened())
        } catch {
            environment?.tell(.failure(error.description))
        }
    }

    private func opened() throws(AlertsError) -> any AlertsViewEvents {
        if let useCase { return useCase }
        do throws(CatalogError) {
            let made = try makeUseCase(SceneLink(self))
            useCase = made
            return made
        } catch {
            throw .nearby(.catalog(error))
        }
    }

    @MainActor func present(_ presentation: AlertsPresentation) async {
        switch presentation.event {
        case .listed: names = Set(presentation.items.map(\.alert.name))
        case .added:
            for item in presentation.items {
                environment?.tell(.done(AlertSceneWords.added(item.alert)))
            }
            onAdd()
        case .shown, .edited, .removed: break
        }
    }
}

/// What an alert can be called.
struct AlertNameRule: Sendable {
    /// What others are called.
    let taken: Set<AlertName>

    /// Why a text will not do; `nil` when it will.
    func problem(_ text: String) -> String? {
        if text.trimmingSpaces.isEmpty { return "An alert needs a name." }
        guard let name = AlertName(text) else { return AlertsError.badName(text).description }
        return taken.contains(name) ? "There is an alert called “\(name)” already." : nil
    }
}
