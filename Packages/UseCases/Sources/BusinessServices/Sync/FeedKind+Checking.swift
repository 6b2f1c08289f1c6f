import Boundaries
import Domain

extension FeedKind {
    /// Whether a source of this kind can be asked as it is set up, by what the kind says of itself.
    func check(_ source: SourceConfiguration) throws(SourceConfigurationError) {
        if let reason = settingProblem(source.settings) ?? secretProblem(source.secret) ?? placeProblem(source)
            ?? problem(with: source)
        {
            throw .badSetting(reason: reason)
        }
    }

    private func settingProblem(_ values: [String: String]) -> String? {
        for setting in settings where setting.isRequired && values[setting.name]?.trimmingSpaces.isEmpty ?? true {
            return "\(title) needs a setting called “\(setting.name)”: \(setting.summary)."
        }
        let known = Set(settings.map(\.name))
        guard let unknown = values.keys.filter({ !known.contains($0) }).min() else { return nil }
        return "\(title) has no setting called “\(unknown)”."
            + (settings.isEmpty
                ? " It has none at all." : " There are: \(settings.map(\.name).joined(separator: ", ")).")
    }

    private func secretProblem(_ origin: SecretOrigin?) -> String? {
        switch (secret, origin) {
        case (.none, .some):
            "\(title) needs no key or password: leave it out."
        case (.required(let what, let hint), nil):
            """
            \(title) needs \(what.withArticle). \(hint) Say where it comes from with `--key-command`, `--key-env` or \
            `--key-file`, or hand it over with `--key-stdin`.
            """
        case (.none, nil), (.optional, _), (.required, .some):
            nil
        }
    }

    private func placeProblem(_ source: SourceConfiguration) -> String? {
        if let radius = source.radius, !(radius.kilometers > 0 && radius.kilometers.isFinite) {
            return "The distance around the place of \(source.name) must be more than nothing."
        }
        switch place {
        case .unused where source.place != nil:
            return "\(title) says itself where its animals are, and has but one set of them: leave out the place."
        case .scope where source.radius != nil && source.place == nil:
            return "A distance for \(source.name) needs a place to measure it from."
        case .unused where source.radius != nil, .shelter where source.radius != nil:
            return "\(title) cannot be asked for a part of its animals: leave out the distance."
        case .shelter where source.place?.trimmingSpaces.isEmpty ?? true:
            return "\(title) does not say where its animals are. Name the shelter's place with `--place`."
        case .unused, .scope, .shelter:
            return nil
        }
    }
}

extension String {
    /// `an API key`, `a password`.
    fileprivate var withArticle: String {
        guard let first = lowercased().unicodeScalars.first else { return self }
        return "aeiou".unicodeScalars.contains(first) ? "an \(self)" : "a \(self)"
    }
}
