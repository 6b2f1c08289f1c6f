import ImportScanning

extension Checker {
    /// Imports that the table does not allow or that no manifest declares.
    func importFindings() -> [Finding] {
        let thirdPartyModules = knownThirdPartyModules()
        return repository.packages.flatMap { package in
            package.manifest.targets.flatMap { target -> [Finding] in
                let id = package.id(of: target)
                let files = package.sources[target.name] ?? []
                guard target.kind != .plugin, !files.isEmpty else {
                    return []
                }
                let check = ImportCheck(
                    checker: self,
                    package: package,
                    target: target,
                    id: id,
                    rule: rules.rules[id],
                    thirdPartyModules: thirdPartyModules
                )
                return files.flatMap { file in
                    file.scan.imports.flatMap { check.findings(for: $0, in: file) }
                }
            }
        }
    }

    /// The modules of every third-party product that a manifest or the table mentions.
    private func knownThirdPartyModules() -> Set<String> {
        let products = index.edges.values.flatMap { $0 }.compactMap { $0.thirdParty?.product }
        let modules = repository.document.rows.flatMap(\.thirdParty).flatMap(\.modules)
        return Set(products + modules)
    }

    /// The names under which a target can import what an edge brings.
    func moduleNames(of edge: Edge) -> Set<String> {
        var names = Set(edge.targets.compactMap { index.targets[$0]?.moduleName })
        if let use = edge.thirdParty {
            let listed = repository.document.rows.flatMap(\.thirdParty).first {
                $0.identity == use.identity && !$0.modules.isEmpty
            }
            names.formUnion(listed?.modules ?? [])
            names.insert(use.product)
        }
        if case .product(_, _, let aliases) = edge.declared {
            names.formUnion(aliases.values)
        }
        return names
    }
}
