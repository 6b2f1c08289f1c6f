/// Arithmetic on slash-separated paths that start at the repository's root, which is ".".
package enum RepositoryPath {
    /// `relative` as seen from `base`; nil when it leaves the repository.
    package static func resolve(_ relative: String, from base: String) -> String? {
        var parts: [Substring] = base == "." ? [] : base.split(separator: "/")
        for part in relative.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The way from one absolute folder to another, such as `../Domain`.
    package static func relative(from base: String, to path: String) -> String {
        let from = base.split(separator: "/")
        let to = path.split(separator: "/")
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    package static func join(_ base: String, _ name: String) -> String {
        base == "." ? name : "\(base)/\(name)"
    }

    /// The folder's own name; "." for the root.
    package static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "."
    }

    /// Whether `path` is `folder` or lies in it.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "." || path == folder || path.hasPrefix(folder + "/")
    }
}
