extension Checker {
    /// Packages and test targets that the umbrella forgets.
    func umbrellaFindings() -> [Finding] {
        guard
            let umbrella = repository.packages.first(where: { package in
                rules.rows(of: package).contains(where: \.isUmbrella)
            })
        else {
            return []
        }
        let locator = index.locator(of: umbrella.path)
        let gathered = Set(
            umbrella.manifest.dependencies.compactMap { index.localPackage($0, of: umbrella)?.path }
        )
        let mirrored = Set(umbrella.targetFolders.values)
        return repository.packages.flatMap { package -> [Finding] in
            let rows = rules.rows(of: package)
            guard package.path != umbrella.path, !rows.isEmpty, !rows.contains(where: \.isApart) else {
                return []
            }
            guard gathered.contains(package.path) else {
                return [
                    Finding(
                        .packageNotInUmbrella,
                        path: umbrella.manifestPath,
                        position: locator.position(ofPackageArgument: "dependencies"),
                        message: "the umbrella does not depend on the package \(package.shortName)",
                        remedy: "add `.package(path: \"\(package.path)\")`, or mark its row (apart)"
                    )
                ]
            }
            return package.manifest.targets.compactMap { target in
                guard target.kind == .test, let folder = package.targetFolders[target.name], !mirrored.contains(folder)
                else {
                    return nil
                }
                return Finding(
                    .testsNotInUmbrella,
                    path: umbrella.manifestPath,
                    position: locator.position(ofPackageArgument: "targets"),
                    message: "the umbrella does not mirror the tests \(package.id(of: target))",
                    remedy:
                        "add `.testTarget(name: \"\(target.name)\", …, path: \"\(folder)\")` with the same dependencies"
                )
            }
        }
    }
}
