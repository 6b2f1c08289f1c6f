import SettingsFile

/// A service's table in `analytics.toml`.
struct AnalyticsTable {
    let name: String
    let file: SettingsFile

    func keys() throws(AnalyticsRoutingError) -> [String] {
        do { return try file.names(in: name) } catch { throw AnalyticsRoutingError(line: nil, reason: "\(error)") }
    }

    /// The line that a key stands on; that of the table for one that is not there.
    func line(of key: String) -> Int? {
        let own = (try? file.line(of: path(key))) ?? nil
        return own ?? ((try? file.line(of: name)) ?? nil)
    }

    func boolean(_ key: String) throws(AnalyticsRoutingError) -> Bool? {
        guard let value = try value(key) else { return nil }
        guard let flag = value.boolean else { throw fault(key, "is to be true or false, without quotes") }
        return flag
    }

    func text(_ key: String) throws(AnalyticsRoutingError) -> String? {
        guard let value = try value(key) else { return nil }
        guard let text = value.string, !text.isEmpty else {
            throw fault(key, "is to be a text in quotes, and not an empty one")
        }
        return text
    }

    func events(_ key: String) throws(AnalyticsRoutingError) -> EventSelection {
        guard let value = try value(key) else { return .all }
        let names = (value.array ?? [value]).map(\.string)
        guard !names.contains(nil) else {
            throw fault(key, "is to be a list of names in quotes, as in [\"search\", \"nearby_page_shown\"]")
        }
        do {
            return try EventSelection(names.compactMap(\.self))
        } catch {
            throw AnalyticsRoutingError(
                line: line(of: key),
                reason: "There is no event or group “\(error.name)”; `petsave analytics events` shows them all.",
                nearestTo: error.name,
                among: EventSelection.names
            )
        }
    }

    func keyOrigin() throws(AnalyticsRoutingError) -> AnalyticsServicePlan.KeyOrigin? {
        var origins: [(key: String, origin: AnalyticsServicePlan.KeyOrigin)] = []
        if let line = try text("key-command") { origins.append(("key-command", .command(line))) }
        if let variable = try text("key-env") { origins.append(("key-env", .environment(variable))) }
        if let path = try text("key-file") {
            // What is relative to one folder would be another file in the next one.
            guard path.hasPrefix("/") else { throw fault("key-file", "is to be a whole path, beginning with “/”") }
            origins.append(("key-file", .file(path: path)))
        }
        if origins.count > 1 {
            throw fault(origins[1].key, "is one too many beside \(origins[0].key): a key comes from one place")
        }
        return origins.first?.origin
    }

    /// The names of tables and keys are letters, digits and “-”, which need no quotes.
    private func path(_ key: String) -> String { "\(name).\"\(key)\"" }

    private func value(_ key: String) throws(AnalyticsRoutingError) -> SettingValue? {
        do { return try file.get(path(key)) } catch {
            throw AnalyticsRoutingError(line: line(of: key), reason: "\(error)")
        }
    }

    private func fault(_ key: String, _ reason: String) -> AnalyticsRoutingError {
        AnalyticsRoutingError(line: line(of: key), reason: "\(name).\(key) \(reason).")
    }
}
