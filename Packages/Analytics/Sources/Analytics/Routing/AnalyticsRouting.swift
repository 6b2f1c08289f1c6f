import Domain
import SettingsFile

/// Which service gets which events, as `analytics.toml` settles it:
///
///     [journal]
///     events = ["*"]
///
///     [http]
///     enabled = true
///     url = "https://events.example.org"
///     key-command = "pass show petsave/events"
///     events = ["search", "nearby_page_shown"]
///
/// A table is a service; `events` names events, groups of them, or `*` for all, which is also what holds without it. What
/// stays on this machine is on unless `enabled = false`; what sends is off unless `enabled = true`. A key comes from one
/// of `key-command`, `key-env` and `key-file`.
struct AnalyticsRouting {
    /// The plan of each kind, in the order of the kinds.
    let plans: [(kind: AnalyticsServiceKind, plan: AnalyticsServicePlan)]

    private static let keys = ["enabled", "events", "url", "key-command", "key-env", "key-file"]

    /// - Parameter folder: Each service has a folder of its name in it.
    init(
        _ file: SettingsFile,
        kinds: [AnalyticsServiceKind],
        folder: String
    ) throws(AnalyticsRoutingError) {
        for table in try file.tables() where !kinds.contains(where: { $0.name == table }) {
            throw AnalyticsRoutingError(
                line: file.knownLine(of: table),
                reason: "There is no service “\(table)”.",
                nearestTo: table,
                among: kinds.map(\.name)
            )
        }
        for key in file.keys where kinds.contains(where: { $0.name == key }) {
            throw AnalyticsRoutingError(
                line: file.knownLine(of: key),
                reason: "“\(key)” is a table: write [\(key)], and what it settles below it."
            )
        }
        var plans: [(AnalyticsServiceKind, AnalyticsServicePlan)] = []
        for kind in kinds {
            plans.append((kind, try Self.plan(of: kind, in: file, folder: "\(folder)/\(kind.name)")))
        }
        self.plans = plans
    }

    private static func plan(
        of kind: AnalyticsServiceKind,
        in file: SettingsFile,
        folder: String
    ) throws(AnalyticsRoutingError) -> AnalyticsServicePlan {
        let table = AnalyticsTable(name: kind.name, file: file)
        for key in try table.keys() where !keys.contains(key) {
            throw AnalyticsRoutingError(
                line: table.line(of: key),
                reason: "There is no setting “\(key)” of a service.",
                nearestTo: key,
                among: keys
            )
        }
        let plan = AnalyticsServicePlan(
            isEnabled: try table.boolean("enabled") ?? !kind.sends,
            events: try table.events("events"),
            url: try table.text("url"),
            key: try table.keyOrigin(),
            folder: folder
        )
        guard kind.sends, plan.isEnabled || plan.url != nil else { return plan }
        guard plan.url != nil else {
            throw AnalyticsRoutingError(
                line: table.line(of: "enabled"),
                reason: "“\(kind.name)” has no address to send to; add url = \"https://…\"."
            )
        }
        do {
            _ = try kind.service(plan)
        } catch {
            throw AnalyticsRoutingError(line: table.line(of: "url"), reason: error.reason)
        }
        return plan
    }
}

extension SettingsFile {
    fileprivate func tables() throws(AnalyticsRoutingError) -> [String] {
        do { return try names(in: "") } catch { throw AnalyticsRoutingError(line: nil, reason: "\(error)") }
    }

    fileprivate func knownLine(of table: String) -> Int? { (try? line(of: "\"\(table)\"")) ?? nil }
}
