import Boundaries
import BusinessServices
import Domain
import FoundationEssentials

/// Makes a source of what a person told about it.
struct SourceDrafting: Sendable {
    let directory: SourceDirectory
    /// Where the person lives.
    let home: Place?

    /// How far around a place a source is asked for animals unless somebody says otherwise: about a hundred miles.
    static let standardRadius = Distance(kilometers: 160)
    /// Nobody's servers are asked more often, in seconds.
    static let shortestRefreshInterval: TimeInterval = 60

    /// The source, its settings right and its place found.
    func configuration(
        from draft: SourceDraft,
        taken: [SourceName]
    ) throws(SourcesError) -> SourceConfiguration {
        guard let kind = directory.kind(named: draft.kind) else {
            throw .unknownKind(text: draft.kind, known: directory.kinds.map(\.name))
        }
        let preset = draft.argument.flatMap { argument in
            SourceName(argument.trimmingSpaces).flatMap { name in kind.presets.first { $0.name == name } }
        }
        let settings = try settings(from: draft, kind: kind, preset: preset)
        let name = try name(from: draft, kind: kind, preset: preset, settings: settings)
        if taken.contains(name) { throw .nameTaken(name) }
        var source = SourceConfiguration(name: name, kind: kind.name, settings: settings, secret: draft.secret)
        if draft.secret == .kept, draft.keptSecret?.trimmingSpaces.isEmpty ?? true {
            throw .badSetting(reason: "There was no key or password to keep: nothing but an empty line came.")
        }
        (source.place, source.radius) = try scope(from: draft, kind: kind, preset: preset)
        if let interval = draft.refreshInterval {
            guard interval >= Self.shortestRefreshInterval, interval.isFinite else {
                throw .badSetting(reason: "A source is refreshed once a minute at most: give a longer interval.")
            }
            source.refreshInterval = interval
        }
        do { _ = try directory.resolve(source) } catch { throw SourcesError(error) }
        return source
    }

    private func settings(
        from draft: SourceDraft,
        kind: any FeedKind,
        preset: FeedPreset?
    ) throws(SourcesError) -> [String: String] {
        var settings = draft.settings.mapValues(\.trimmingSpaces)
        if let preset {
            settings.merge(preset.settings) { told, _ in told }
        } else if let argument = draft.argument?.trimmingSpaces, !argument.isEmpty {
            guard kind.knows(FeedSetting.url) else { throw .badSetting(reason: kind.refusal(of: argument)) }
            if settings[FeedSetting.url] != nil {
                throw .badSetting(reason: "The address of the server is given twice: leave one of them out.")
            }
            settings[FeedSetting.url] = argument
        }
        if let url = settings[FeedSetting.url] { settings[FeedSetting.url] = ServerAddress.withScheme(url) }
        if let title = draft.name?.trimmingSpaces, kind.knows(FeedSetting.organization),
            settings[FeedSetting.organization] == nil
        {
            settings[FeedSetting.organization] = title
        }
        return settings
    }

    /// What the person calls it, else what the preset is called, else the server's host if it has a name, else the kind.
    private func name(
        from draft: SourceDraft,
        kind: any FeedKind,
        preset: FeedPreset?,
        settings: [String: String]
    ) throws(SourcesError) -> SourceName {
        let name: SourceName
        if let title = draft.name {
            guard let called = SourceName(title: title) else { throw .badName(text: title) }
            name = called
        } else if let preset {
            name = preset.name
        } else {
            let host = settings[FeedSetting.url].flatMap(ServerAddress.hostName)
            let text = host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 } ?? kind.name
            guard let made = SourceName(title: text) else { throw .badName(text: text) }
            name = made
        }
        guard name != .sample else {
            throw .badSetting(
                reason: "“sample” is what the built-in sample is called. Choose another name with `--name`."
            )
        }
        return name
    }

    private func scope(
        from draft: SourceDraft,
        kind: any FeedKind,
        preset: FeedPreset?
    ) throws(SourcesError) -> (place: String?, radius: Distance?) {
        let place = draft.place.map(\.trimmingSpaces).flatMap { $0.isEmpty ? nil : $0 } ?? preset?.place
        if draft.isEverywhere, draft.place != nil || draft.radius != nil {
            throw .badSetting(
                reason: "Everything, or what is near a place? Leave out `--everywhere`, or place and distance."
            )
        }
        switch kind.place {
        case .unused, .shelter:
            return (place, draft.radius)
        case .scope:
            if draft.isEverywhere { return (nil, nil) }
            if let place { return (place, draft.radius ?? Self.standardRadius) }
            guard let home else {
                throw .badSetting(
                    reason: "\(kind.title) has animals from all over. Say around which place with `--place`, "
                        + "or take them all with `--everywhere`."
                )
            }
            return (home.name, draft.radius ?? Self.standardRadius)
        }
    }
}

extension FeedKind {
    fileprivate func knows(_ setting: String) -> Bool { settings.contains { $0.name == setting } }

    /// Why `argument`, which is no preset, is of no use to it.
    fileprivate func refusal(of argument: String) -> String {
        presets.isEmpty
            ? "\(title) needs no “\(argument)”: leave it out."
            : "\(title) has no ready-made source called “\(argument)”. "
                + (EditDistance.nearest(to: argument.lowercased(), among: presets.map(\.name.text))
                    .map { "Did you mean “\($0)”? " } ?? "") + "There are: "
                + presets.map(\.name.text).joined(separator: ", ") + "."
    }
}
