/// The parts of a web address that tell two of them apart.
struct WebAddress {
    /// In lower case; empty when the text holds none.
    let host: String
    /// From the first slash on, without what follows `#` and `?`.
    let path: Substring
    /// The parts of what follows `?`.
    let query: [Substring]

    /// Reads `https://host:80/path?query#fragment`, also without the scheme.
    init(_ text: String) {
        var rest = text[...]
        let scheme = rest.prefix { $0.isLetter }
        if rest.dropFirst(scheme.count).hasPrefix("://") { rest = rest.dropFirst(scheme.count + 3) }
        rest = rest.prefix { $0 != "#" }
        let place = rest.prefix { $0 != "?" }
        let name = place.prefix { $0 != "/" }
        host = name.prefix { $0 != ":" }.lowercased()
        path = place.dropFirst(name.count)
        query = rest.dropFirst(place.count + 1).split(separator: "&")
    }

    /// The last part of the path.
    var file: Substring { path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path }
}
