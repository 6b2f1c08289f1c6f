extension Checker {
    /// The packages that have a layer, with what they depend on; the umbrella, which gathers all, is left out.
    package func graph() -> LayerGraph {
        var layers: [String: LayerGraph.Layer] = [:]
        var links: [String: LayerGraph.Link] = [:]
        var thirdParty: Set<String> = []
        for package in repository.packages {
            let rows = rules.rows(of: package)
            guard let rank = rules.rank(of: package), let row = rows.first(where: { $0.rank == rank }) else {
                continue
            }
            // Layers of one rank that have different names are drawn apart.
            let layer = LayerGraph.Layer(rank: rank, name: row.layer, packages: [])
            layers[layer.title, default: layer].packages.append(package.shortName)
            for target in package.manifest.targets {
                for edge in index.edges[package.id(of: target)] ?? [] {
                    guard let to = edge.package, to != package.path else {
                        continue
                    }
                    let name = index.package(at: to)?.shortName ?? to
                    let isForTests = target.kind == .test
                    let key = "\(package.shortName) \(name)"
                    if links[key]?.isForTests != false {
                        links[key] = .init(from: package.shortName, to: name, isForTests: isForTests)
                    }
                    if edge.thirdParty != nil {
                        thirdParty.insert(name)
                    }
                }
            }
        }
        return LayerGraph(
            layers: layers.values.sorted { ($1.rank, $0.name) < ($0.rank, $1.name) },
            thirdParty: thirdParty.sorted(),
            links: links.values.sorted()
        )
    }
}
