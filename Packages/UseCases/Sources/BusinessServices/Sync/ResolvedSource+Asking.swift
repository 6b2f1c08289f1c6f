import Boundaries
import Domain

extension ResolvedSource {
    /// What is asked of the source, in one text: when it changes, what was fetched before does not tell what is listed.
    package var scopeText: String {
        var parts = [kind.name]
        parts += source.configuration.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        switch kind.place {
        case .unused:
            break
        case .scope:
            // The rounded one is what the server is asked for.
            if let scope = source.scope?.rounded {
                parts.append("around=\(scope.center.latitude),\(scope.center.longitude)")
                parts.append("within=\(scope.radius.kilometers)")
            }
        case .shelter:
            if let center = source.place?.coordinate { parts.append("at=\(center.latitude),\(center.longitude)") }
        }
        return parts.joined(separator: "\n")
    }

    /// Who is asked, for sentences: the server's host, else the kind of feed.
    var hostName: String {
        source.configuration.settings[FeedSetting.url].flatMap(ServerAddress.host) ?? kind.title
    }
}
