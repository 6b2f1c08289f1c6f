/// Resolves the dependencies of one package's targets as the package manager does.
struct DependencyResolver {
    let package: LocalPackage
    let packages: [String: LocalPackage]
    let locator: ManifestLocator

    /// The folder a manifest's entry means, from the repository's root; nil for one elsewhere.
    static func localPath(of dependency: PackageDependency, from package: String) -> String? {
        guard case .folder(let relative) = dependency.source else {
            return nil
        }
        return RepositoryPath.resolve(relative, from: package)
    }

    func edge(from target: Target, to dependency: TargetDependency) -> Edge {
        var edge = Edge(
            from: package.id(of: target),
            declared: dependency,
            position: locator.position(of: dependency, in: target.name),
            targets: []
        )
        switch dependency {
        case .target(let name):
            edge.targets = [TargetID(package: package.path, target: name)]
            edge.package = package.path
        case .byName(let name):
            if package.manifest.targets.contains(where: { $0.name == name }) {
                edge.targets = [TargetID(package: package.path, target: name)]
                edge.package = package.path
            } else {
                resolveProduct(name, in: nil, aliases: [:], into: &edge)
            }
        case .product(let name, let package, let aliases):
            resolveProduct(name, in: package, aliases: aliases, into: &edge)
        }
        return edge
    }

    private func resolveProduct(
        _ name: String,
        in packageName: String?,
        aliases: [String: String],
        into edge: inout Edge
    ) {
        let candidates = package.manifest.dependencies.filter { dependency in
            guard let packageName else {
                return true
            }
            return dependency.identity == packageName.lowercased() || dependency.alias == packageName
        }
        for candidate in candidates {
            if let path = Self.localPath(of: candidate, from: package.path), let local = packages[path],
                let product = local.manifest.products.first(where: { $0.name == name })
            {
                edge.package = path
                edge.targets = product.targets.map { TargetID(package: path, target: $0) }
                return
            }
        }
        let elsewhere = candidates.filter { Self.localPath(of: $0, from: package.path).flatMap { packages[$0] } == nil }
        // A bare name must be the package's own as well; a single candidate leaves no other choice.
        guard let owner = elsewhere.first(where: { $0.identity == name.lowercased() }) ?? elsewhere.first else {
            return
        }
        edge.package = owner.identity
        edge.thirdParty = .init(identity: owner.identity, product: name, aliases: aliases)
    }
}
