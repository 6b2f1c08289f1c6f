import Boundaries
import Domain
import SettingsFile

/// Makes out what the values of a source's table say.
struct SourceTableReader {
    let name: SourceName
    let values: [String: SettingValue]

    func configuration() throws(SourceFault) -> SourceConfiguration {
        let source = SourceConfiguration(
            name: name,
            kind: try kind(),
            isEnabled: try isTrue(.enabled) ?? true,
            settings: try settings(),
            secret: try secret(),
            place: try text(.place),
            radius: try radius(),
            refreshInterval: try refreshInterval()
        )
        if let openSecret = source.openSecret { throw SourceFault(reason: "\(name).\(openSecret)") }
        return source
    }

    private func kind() throws(SourceFault) -> String {
        guard let kind = try text(.kind) else {
            throw SourceFault(
                reason: "[\(name)] does not say which kind of feed it is; add a line such as kind = \"asm\""
            )
        }
        return kind
    }

    private func secret() throws(SourceFault) -> SecretOrigin? {
        let origins = SourceKey.origins.filter { values[$0.rawValue] != nil }
        guard let origin = origins.first else { return nil }
        guard origins.count == 1 else {
            throw SourceFault(
                reason:
                    "[\(name)] says \(origins.map(\.rawValue).joined(separator: " and ")); a key comes from one place"
            )
        }
        switch origin {
        case .keyKept: return try isTrue(.keyKept) == true ? .kept : nil
        case .keyCommand: return try text(.keyCommand).map(SecretOrigin.command)
        case .keyEnvironment: return try text(.keyEnvironment).map(SecretOrigin.environment)
        default: return try text(.keyFile).map(SecretOrigin.file)
        }
    }

    private func radius() throws(SourceFault) -> Distance? {
        guard let words = try text(.within) else { return nil }
        guard let radius = Distance(words, in: .kilometers) else {
            throw fault(.within, "“\(words)” is no distance; write one such as \"160km\" or \"100mi\"")
        }
        return radius
    }

    private func refreshInterval() throws(SourceFault) -> Double {
        guard let words = try text(.refresh) else { return SourceConfiguration.standardRefreshInterval }
        guard let span = TimeSpan(words) else {
            throw fault(.refresh, "“\(words)” is no length of time; write one such as \"6h\", \"30m\" or \"2d\"")
        }
        return Double(span.seconds)
    }

    private func settings() throws(SourceFault) -> [String: String] {
        var settings: [String: String] = [:]
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where SourceKey(rawValue: key) == nil {
            switch value {
            case .string(let words): settings[key] = words
            // Nobody puts quotes around an account's number.
            case .integer, .boolean: settings[key] = value.description
            case .double, .array: throw SourceFault(reason: "\(name).\(key): is no text; put quotes around it")
            }
        }
        return settings
    }

    private func text(_ key: SourceKey) throws(SourceFault) -> String? {
        guard let value = values[key.rawValue] else { return nil }
        guard let text = value.string, !text.isEmpty else {
            throw fault(key, "is to be a text in quotes, and not an empty one")
        }
        return text
    }

    private func isTrue(_ key: SourceKey) throws(SourceFault) -> Bool? {
        guard let value = values[key.rawValue] else { return nil }
        guard let flag = value.boolean else { throw fault(key, "is to be true or false, without quotes") }
        return flag
    }

    private func fault(_ key: SourceKey, _ reason: String) -> SourceFault {
        SourceFault(reason: "\(name).\(key.rawValue): \(reason)")
    }
}
