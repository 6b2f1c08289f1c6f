/// A setting of a source that holds a secret, where it would be kept for everybody to read.
public enum OpenSecret: Error, Hashable, Sendable {
    /// A setting with the name of a secret, such as `password` or `api-key`.
    case setting(String)
    /// A setting that is an address with a login in it: `https://name:password@host`, or `?password=…`.
    case address(setting: String)
}

extension OpenSecret: CustomStringConvertible {
    /// A clause that says what to do; what the setting holds is not in it.
    public var description: String {
        let instead = "say where it is to be had with key-command, key-env or key-file instead"
        return switch self {
        case .setting(let name): "\(name) holds a secret that everybody could read; take it out, and \(instead)"
        case .address(let name):
            "\(name) holds an address with a login that everybody could read; take it out, and \(instead)"
        }
    }
}

extension SourceConfiguration {
    /// The first setting that holds a secret, by name; `nil` where none does, as far as can be told.
    public var openSecret: OpenSecret? {
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            if Self.namesSecret(name) { return .setting(name) }
            if Self.holdsLogin(value) { return .address(setting: name) }
        }
        return nil
    }

    /// Whether the last word of a name says that it is one for a secret.
    private static func namesSecret(_ name: some StringProtocol) -> Bool {
        let last = name.lowercased().split { $0 == "-" || $0 == "_" }.last ?? ""
        return ["key", "apikey", "password", "passwd", "passphrase", "secret", "token"].contains(last)
    }

    private static func holdsLogin(_ value: String) -> Bool {
        guard let scheme = value.firstRange(of: "://") else { return false }
        let address = value[scheme.upperBound...]
        if address.prefix(while: { !"/?#".contains($0) }).contains("@") { return true }
        guard let question = address.firstIndex(of: "?") else { return false }
        let pairs = address[question...].dropFirst().prefix { $0 != "#" }.split(separator: "&")
        return pairs.contains { pair in pair.contains("=") && namesSecret(pair.prefix { $0 != "=" }) }
    }
}
