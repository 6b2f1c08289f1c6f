import Boundaries
import Domain
import FoundationEssentials

/// The address of a feed's server as a person wrote it, and the addresses below it.
struct FeedAddress: Hashable, Sendable {
    /// As written, with a scheme and without a slash at its end.
    private let text: String

    /// - Parameter text: `https://example.org/path`; without a scheme, `https` is meant.
    init(_ text: String) {
        var text = text.trimmingSpaces
        while text.hasSuffix("/"), !text.hasSuffix("://") { text.removeLast() }
        self.text = text.contains("://") ? text : "https://\(text)"
    }

    /// What keeps it from being the address of a server, as a sentence; `nil` when nothing does.
    var problem: String? {
        guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        else { return "“\(shown)” is no web address: write one like https://example.org." }
        if url.user() != nil || url.password() != nil {
            return "The address holds a login, which would be seen by others: write it without one."
        }
        if url.query() != nil || url.fragment() != nil {
            return "“\(shown)” goes on behind the address of the server: leave out everything from “?” or “#” on."
        }
        return nil
    }

    /// The server's name, for people.
    var host: String {
        URL(string: text)?.host().flatMap { $0.isEmpty ? nil : $0 } ?? shown
    }

    /// The address of `path`, which begins with a slash, below this one.
    func url(_ path: String = "", query: [(name: String, value: String)] = []) throws(FeedError) -> URL {
        let pairs = query.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        let suffix = pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
        guard problem == nil, let url = URL(string: text + path + suffix) else {
            throw .misconfigured(host: host, reason: "the address of the source is no web address")
        }
        return url
    }

    /// The last part of the path, in lower case; empty when there is none.
    var lastComponent: String {
        let path = text.drop { $0 != ":" }.dropFirst(3).split(separator: "/").dropFirst()
        return path.last.map { $0.lowercased() } ?? ""
    }

    /// This address with `component` at its end, where it does not end like that already.
    func ending(in component: String) -> FeedAddress {
        lastComponent == component ? self : FeedAddress("\(text)/\(component)")
    }

    /// What may be shown of it: nothing behind a `?`, nor a login.
    private var shown: String {
        let address = text.prefix { $0 != "?" && $0 != "#" }
        guard let at = address.lastIndex(of: "@") else { return String(address) }
        return String(address[address.index(after: at)...])
    }
}
