import ImportScanning

extension Checker {
    /// Dependencies that manifests declare and no source file needs.
    func unusedDependencyFindings() -> [Finding] {
        repository.packages.flatMap { package in
            package.manifest.targets.flatMap { target -> [Finding] in
                let files = package.sources[target.name] ?? []
                // C sources import nothing, and a plugin runs its tools without importing them.
                guard target.kind != .plugin, !files.isEmpty else {
                    return []
                }
                let needed = files.reduce(into: Set<String>()) { needed, file in
                    needed.formUnion(file.scan.imports.map(\.module))
                    needed.formUnion(file.scan.macroModules)
                }
                return (index.edges[package.id(of: target)] ?? []).compactMap { edge in
                    unused(edge, of: target, in: package, needed: needed)
                }
            }
        }
    }

    private func unused(_ edge: Edge, of target: Target, in package: LocalPackage, needed: Set<String>) -> Finding? {
        let kinds = edge.targets.compactMap { index.targets[$0]?.kind }
        // A test may run a tool it does not import; a library's own module file names it when it is not Swift.
        let isOpaque = kinds.contains { [.system, .binary, .plugin].contains($0) }
        let isTool = target.kind == .test && kinds.contains(.executable)
        let names = moduleNames(of: edge)
        guard !names.isEmpty, !isOpaque, !isTool, needed.isDisjoint(with: names) else {
            return nil
        }
        return Finding(
            .unusedDependency,
            path: package.manifestPath,
            position: edge.position,
            message: "\(edge.from) declares \(edge.declared.name), which none of its files imports",
            remedy: "remove it from the dependencies of \(target.name)"
        )
    }

    /// Packages that manifests name without using or without being allowed to.
    func packageDependencyFindings() -> [Finding] {
        repository.packages.flatMap { package -> [Finding] in
            guard !rules.rows(of: package).contains(where: \.isUmbrella) else {
                return []
            }
            let targets = package.manifest.targets
            let edges = targets.flatMap { index.edges[package.id(of: $0)] ?? [] }
            let commands = rules.rows(of: package).flatMap(\.thirdParty).filter(\.isPlugin).map(\.identity)
            let plugins = Set(targets.flatMap(\.pluginPackages).map { $0.lowercased() } + commands)
            return package.manifest.dependencies.compactMap { dependency in
                let local = index.localPackage(dependency, of: package)
                let key = local?.path ?? dependency.identity
                let isUsed =
                    edges.contains { $0.package == key } || plugins.contains(dependency.identity)
                    || dependency.alias.map { plugins.contains($0.lowercased()) } == true
                return isUsed ? nil : unusedPackage(dependency, local: local, of: package)
            }
        }
    }

    private func unusedPackage(_ dependency: PackageDependency, local: LocalPackage?, of package: LocalPackage)
        -> Finding
    {
        let position = index.locator(of: package.path).position(of: dependency)
        let allowed = package.manifest.targets.compactMap { rules.rules[package.id(of: $0)]?.allowed }
        if let local, !allowed.contains(where: { $0.contains { $0.package == local.path } }) {
            return Finding(
                .forbiddenPackage,
                path: package.manifestPath,
                position: position,
                message:
                    "\(package.shortName) names the package \(local.shortName), of which no row allows it anything",
                reason: rules.rows(of: package).first.map { row in
                    let why = row.why.isEmpty ? Rule.forbiddenPackage.reason : row.why
                    return "\(repository.document.path):\(row.line): \(why)"
                },
                remedy: "remove it from the dependencies of the package"
            )
        }
        return Finding(
            .unusedPackage,
            path: package.manifestPath,
            position: position,
            message: "\(package.shortName) names the package \(local?.shortName ?? dependency.identity), "
                + "which none of its targets uses",
            remedy: "remove it from the dependencies of the package"
        )
    }
}
