extension Checker {
    /// Circles of packages, one finding each, at the entry that points outward.
    func cycleFindings() -> [Finding] {
        var next: [String: [(path: String, entry: PackageDependency)]] = [:]
        for package in repository.packages {
            next[package.path] = package.manifest.dependencies.compactMap { dependency in
                index.localPackage(dependency, of: package).map { ($0.path, dependency) }
            }
        }
        var reported: Set<Set<String>> = []
        var findings: [Finding] = []
        for package in repository.packages {
            guard let cycle = shortestCycle(through: package.path, next), reported.insert(Set(cycle)).inserted else {
                continue
            }
            findings += [finding(for: cycle, next)].compactMap { $0 }
        }
        return findings
    }

    /// The folders of the shortest circle that starts and ends at `start`, each once.
    private func shortestCycle(
        through start: String,
        _ next: [String: [(path: String, entry: PackageDependency)]]
    ) -> [String]? {
        var previous: [String: String] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count {
            let current = queue[position]
            position += 1
            for (path, _) in next[current] ?? [] {
                if path == start {
                    var cycle = [current]
                    while let before = previous[cycle[0]] {
                        cycle.insert(before, at: 0)
                    }
                    return cycle
                }
                if previous[path] == nil {
                    previous[path] = current
                    queue.append(path)
                }
            }
        }
        return nil
    }

    private func finding(
        for cycle: [String],
        _ next: [String: [(path: String, entry: PackageDependency)]]
    ) -> Finding? {
        let packages = cycle.compactMap { index.package(at: $0) }
        let steps = zip(packages, packages.dropFirst() + packages.prefix(1))
        let outward = steps.first { from, to in
            (rules.rank(of: from) ?? 0) < (rules.rank(of: to) ?? 0)
        }
        guard let (from, to) = outward ?? Array(steps).last,
            let entry = next[from.path]?.first(where: { $0.path == to.path })?.entry
        else {
            return nil
        }
        let names = packages.map(\.shortName) + packages.prefix(1).map(\.shortName)
        return Finding(
            .packageCycle,
            path: from.manifestPath,
            position: index.locator(of: from.path).position(of: entry),
            message: "the packages \(names.joined(separator: " → ")) depend on each other in a circle",
            remedy: "remove this dependency; move what it was for inward, or invert it with a protocol"
        )
    }
}
