import Boundaries
import Domain
import SettingsFile

/// A source's table in `sources.toml`:
///
///     [rescuegroups]
///     kind = "rescuegroups"
///     enabled = true
///     key-command = "pass show petsave/rescuegroups"
///     place = "Boston, MA"
///     within = "160km"
///     refresh = "6h"
///
/// `kind` must be there; `enabled` is `true` and `refresh` the standard interval unless they say something else. The key
/// comes from one of `key-command`, `key-env`, `key-file` and `key-kept = true`. What else the kind of feed asks for
/// stands beside them: `url`, `username` …
struct SourceTable {
    let name: SourceName

    /// The path of a key; names and keys hold nothing that would have to be escaped.
    func path(_ key: String) -> String { "\"\(name)\".\"\(key)\"" }

    /// The path of the table.
    var path: String { "\"\(name)\"" }

    /// Reads it; throws what is wrong with it, naming the key.
    func read(from file: SettingsFile) throws(SourceFault) -> SourceConfiguration {
        var values: [String: SettingValue] = [:]
        do {
            for key in try file.names(in: path) {
                guard SourceKey.isSettingName(key) else {
                    throw SourceFault(
                        reason: "[\(name)] has the key “\(key)”; keys are lower-case letters, digits and “-”"
                    )
                }
                values[key] = try file.get(path(key))
            }
        } catch let fault as SourceFault {
            throw fault
        } catch {
            throw SourceFault(reason: "\(error)".asClause)
        }
        return try SourceTableReader(name: name, values: values).configuration()
    }

    /// Writes a new one at the file's end; throws what could not be read again.
    func write(_ source: SourceConfiguration, to file: inout SettingsFile) throws(SourceFault) {
        for key in source.settings.keys where !SourceKey.isSettingName(key) || SourceKey(rawValue: key) != nil {
            throw SourceFault(reason: "no setting can be called “\(key)”")
        }
        var edited = file
        do {
            for (key, value) in try values(of: source) { try edited.set(path(key), to: value) }
        } catch let fault as SourceFault {
            throw fault
        } catch {
            throw SourceFault(reason: "\(error)".asClause)
        }
        // What would not be understood when it is read, such as a negative distance, must not get into the file.
        _ = try read(from: edited)
        file = edited
    }

    private func values(of source: SourceConfiguration) throws(SourceFault) -> [(String, SettingValue)] {
        var values: [(SourceKey, SettingValue)] = [
            (.kind, .string(source.kind)), (.enabled, .boolean(source.isEnabled)),
        ]
        switch source.secret {
        case .command(let line): values.append((.keyCommand, .string(line)))
        case .environment(let variable): values.append((.keyEnvironment, .string(variable)))
        case .file(let path): values.append((.keyFile, .string(path)))
        case .kept: values.append((.keyKept, .boolean(true)))
        case nil: break
        }
        if let place = source.place { values.append((.place, .string(place))) }
        if let radius = source.radius { values.append((.within, .string(radius.exactText))) }
        guard let seconds = Int(exactly: source.refreshInterval), let refresh = TimeSpan(seconds: seconds) else {
            throw SourceFault(reason: "\(source.refreshInterval) seconds are no whole number of them to refresh after")
        }
        values.append((.refresh, .string("\(refresh)")))
        let settings = source.settings.sorted { $0.key < $1.key }.map { ($0.key, SettingValue.string($0.value)) }
        return values.map { ($0.0.rawValue, $0.1) } + settings
    }
}

extension Distance {
    /// Kilometres, or miles where those are whole and say exactly the same: `160km`, `100mi`.
    fileprivate var exactText: String {
        let wholeMiles = miles.rounded()
        if kilometers != kilometers.rounded(), Distance(miles: wholeMiles) == self { return "\(wholeMiles.short)mi" }
        return "\(kilometers.short)km"
    }
}

extension Double {
    fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension String {
    /// A sentence as a part of another: without its full stop, and without the capital it begins with.
    var asClause: String {
        (first?.lowercased() ?? "") + dropFirst(1).prefix(hasSuffix(".") ? count - 2 : count)
    }
}
