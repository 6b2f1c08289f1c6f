import Boundaries
import Domain

/// Finding alerts by what people call them.
extension AlertStore {
    func allAlerts() async throws(AlertsError) -> [Alert] {
        do { return try await alerts() } catch { throw .store(error) }
    }

    func alert(named text: String) async throws(AlertsError) -> Alert {
        try Self.alert(named: text, among: try await allAlerts())
    }

    /// The alerts of these names, each once and in the order of all; without names all of them.
    func alerts(named texts: [String]) async throws(AlertsError) -> [Alert] {
        let all = try await allAlerts()
        guard !texts.isEmpty else { return all }
        var wanted: Set<AlertID> = []
        for text in texts { wanted.insert(try Self.alert(named: text, among: all).id) }
        return all.filter { wanted.contains($0.id) }
    }

    private static func alert(named text: String, among alerts: [Alert]) throws(AlertsError) -> Alert {
        let name = AlertName(text)
        if let name, let alert = alerts.first(where: { $0.name == name }) { return alert }
        let nearest = EditDistance.nearest(to: name?.key ?? text, among: alerts.map(\.name.key))
        throw .unknownName(text, nearest: alerts.first { $0.name.key == nearest }?.name)
    }
}
