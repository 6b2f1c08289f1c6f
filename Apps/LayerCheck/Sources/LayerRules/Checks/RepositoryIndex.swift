/// The repository's packages by name, with every declared dependency resolved.
struct RepositoryIndex: Sendable {
    let packages: [LocalPackage]
    let locators: [String: ManifestLocator]
    /// Every target by its name.
    let targets: [TargetID: Target]
    /// The local targets that an `import` of a module can mean.
    let modules: [String: [TargetID]]
    /// What each target declares.
    let edges: [TargetID: [Edge]]
    private let packagesByPath: [String: LocalPackage]

    init(packages: [LocalPackage]) {
        self.packages = packages
        let packagesByPath = Dictionary(packages.map { ($0.path, $0) }) { first, _ in first }
        let locators = packagesByPath.mapValues { ManifestLocator(text: $0.manifestText) }
        var targets: [TargetID: Target] = [:]
        var modules: [String: [TargetID]] = [:]
        var edges: [TargetID: [Edge]] = [:]
        for package in packages {
            let resolver = DependencyResolver(
                package: package,
                packages: packagesByPath,
                locator: locators[package.path] ?? ManifestLocator(text: "")
            )
            for target in package.manifest.targets {
                let id = package.id(of: target)
                targets[id] = target
                if target.kind != .test && target.kind != .plugin {
                    modules[target.moduleName, default: []].append(id)
                }
                edges[id] = target.dependencies.map { resolver.edge(from: target, to: $0) }
            }
        }
        self.packagesByPath = packagesByPath
        self.locators = locators
        self.targets = targets
        self.modules = modules
        self.edges = edges
    }

    func package(at path: String) -> LocalPackage? {
        packagesByPath[path]
    }

    func locator(of package: String) -> ManifestLocator {
        locators[package] ?? ManifestLocator(text: "")
    }

    func isTest(_ id: TargetID) -> Bool {
        targets[id]?.kind == .test
    }

    /// The local package a manifest's entry means; nil for one from elsewhere.
    func localPackage(_ dependency: PackageDependency, of package: LocalPackage) -> LocalPackage? {
        DependencyResolver.localPath(of: dependency, from: package.path).flatMap { packagesByPath[$0] }
    }

    /// Every local target that `id` reaches, and every third-party product that these declare.
    func closure(of id: TargetID) -> (targets: Set<TargetID>, thirdParty: Set<Edge.ThirdPartyUse>) {
        var reached: Set<TargetID> = []
        var thirdParty: Set<Edge.ThirdPartyUse> = []
        var pending = [id]
        while let next = pending.popLast() {
            for edge in edges[next] ?? [] {
                if let use = edge.thirdParty {
                    thirdParty.insert(use)
                }
                for target in edge.targets where reached.insert(target).inserted {
                    pending.append(target)
                }
            }
        }
        return (reached, thirdParty)
    }
}
