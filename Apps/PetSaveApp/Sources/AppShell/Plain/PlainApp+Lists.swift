import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import Search

/// The lists of animals that the catalogue answers with.
extension PlainApp {
    func listNear(_ text: String) async throws {
        if !text.isEmpty {
            guard let place = try resolve(text) else { return }
            return try await listNear(nearRequest(place: place))
        }
        if root.preferences.place == nil { try await changePlace("") }
        guard let place = root.preferences.place else { return }
        try await listNear(nearRequest(place: place))
    }

    func search(_ text: String) async throws {
        var words = text
        if words.isEmpty {
            guard let answer = try ask("Words to search for:", help: "Such as: young female cat near Boston.") else {
                return
            }
            words = answer
        }
        try await search(
            SearchRequest(
                words: words,
                home: root.preferences.place,
                unit: root.preferences.units,
                pageSize: root.preferences.limit,
                refresh: root.refreshPolicy(isOffline: isOffline)
            )
        )
    }

    func tellMore() async throws {
        switch page {
        case .near(let useCase, let view):
            guard hasMore(view) else { return }
            _ = try await useCase.viewDidReachEnd().value
        case .search(let useCase, let view):
            guard hasMore(view) else { return }
            _ = try await useCase.viewDidReachEnd().value
        case .menu, .news, .shortlist, .alerts, .details: break
        }
    }

    /// Lists the animals of the present list's place that the words describe.
    func filter(_ text: String) async throws {
        guard case .near(let useCase, _) = page else { return }
        var words = text
        if words.isEmpty {
            let help = "Such as: young female cat good with kids within 30 km. “none” lists all animals again."
            guard let answer = try ask("Only animals that are:", help: help) else { return }
            words = answer
        }
        var request = nearRequest(place: await useCase.state.request.place)
        if words.lowercased() != OnboardingEntry.none {
            let understood = SearchPhrase.understand(words, unit: root.preferences.units)
            request.search = NearbySearch(
                filter: understood.filter,
                within: understood.within,
                order: understood.order ?? .distance
            )
            if let place = understood.place {
                guard let known = try resolve(place) else { return }
                request.place = known
            }
            let query = AnimalListQuery(
                within: understood.within,
                filter: understood.filter,
                order: request.search.order,
                words: words,
                terms: understood.terms
            )
            if let sentence = SearchWords.understood(query) { console.say(sentence) }
        }
        try await listNear(request)
    }

    /// Asks the sources, due or not, and lists anew.
    func refresh() async throws {
        var policy = RefreshPolicy.never
        if isOffline {
            console.say("No server is asked: you are offline, as you wished.")
        } else {
            policy = .always(budget: max(Double(root.preferences.refreshBudget), RefreshPolicy.standardBudget))
        }
        switch page {
        case .near(let useCase, _):
            var request = await useCase.state.request
            request.refresh = policy
            try await listNear(request)
        case .search(let useCase, _):
            var request = await useCase.state.request
            request.refresh = policy
            try await search(request)
        case .menu, .news, .shortlist, .alerts, .details: break
        }
    }

    private func nearRequest(place: String?) -> AnimalsNearYouRequest {
        AnimalsNearYouRequest(
            place: place,
            pageSize: root.preferences.limit,
            refresh: root.refreshPolicy(isOffline: isOffline)
        )
    }

    private func listNear(_ request: AnimalsNearYouRequest) async throws {
        let view = PlainAnimalListView(console: console, unit: root.preferences.units, notify: notices.tell)
        let useCase = try root.animalsNearYou(request: request, network: network, view: view)
        _ = try await useCase.viewDidAppear().value
        enter(.near(useCase, view))
    }

    private func search(_ request: SearchRequest) async throws {
        let view = PlainAnimalListView(console: console, unit: root.preferences.units, notify: notices.tell)
        let useCase = try root.search(network: network, view: view)
        _ = try await useCase.viewDidSubmit(request).value
        enter(.search(useCase, view))
    }

    private func hasMore(_ view: PlainAnimalListView) -> Bool {
        if view.list?.hasMore == true { return true }
        console.say("There are no more animals in this list.")
        return false
    }
}
