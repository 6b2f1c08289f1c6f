import Alerts
import AnimalDetails
import Boundaries
import BusinessServices
import Domain
import Shortlist

/// What a person keeps: animals and searches.
extension PlainApp {
    func listShortlist() async throws {
        let view = PlainShortlistView(console: console, unit: root.preferences.units, isTold: true)
        let useCase = try root.shortlist(view: view)
        _ = try await useCase.viewDidAppear().value
        // Told once: a list that changed by itself would take the numbers away from what was heard.
        await useCase.viewDidDisappear()
        enter(.shortlist(view))
    }

    func listAlerts() async throws {
        let view = PlainAlertsView(console: console, unit: root.preferences.units)
        try await root.alerts(view: view).viewDidRequestAll()
        enter(.alerts(view))
    }

    func tellAlert(_ number: Int, of view: PlainAlertsView) async throws {
        let items = view.items
        guard !items.isEmpty else { return console.say("There are no alerts.") }
        guard (1...items.count).contains(number) else {
            return console.say("There is no alert \(number): they go from 1 to \(items.count).")
        }
        try await root.alerts(view: view).viewDidRequest(name: items[number - 1].alert.name.text)
    }

    /// Asks the sources that are due, then tells what is new to the alerts.
    func checkAlerts() async throws {
        let outcome = await root.catalogRefresh(network: network).refresh(
            around: root.home?.coordinate,
            within: nil,
            sources: [],
            policy: root.refreshPolicy(isOffline: isOffline)
        )
        for notice in outcome.notices { notices.tell(NoticeWords.sentence(notice)) }
        let view = PlainAlertCheckView(console: console, unit: root.preferences.units, notify: notices.tell)
        _ = try await root.alertCheck(names: [], writer: view, feed: nil, view: view).viewDidRequestCheck().value
        guard !view.animals.isEmpty else { return }
        push(.news(view))
        console.say("A number tells all about an animal, “back” goes back to your alerts.")
    }

    /// Tells anew what the place is about.
    func tellAgain() async throws {
        switch page {
        case .menu: tellMenu()
        case .near(_, let view), .search(_, let view): view.repeatAll()
        case .news(let view): view.repeatAll()
        case .shortlist: try await listShortlist()
        case .alerts: try await listAlerts()
        case .details(let useCase, let view):
            _ = try await useCase.viewDidAppear().value
            if let animal = view.animal { try await tellOpinion(of: animal.id) }
        }
    }
}
