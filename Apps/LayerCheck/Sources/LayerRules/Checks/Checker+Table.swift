import ImportScanning

extension Checker {
    /// What is on disk but not in the table, and what is in the table but not on disk.
    func tableFindings() -> [Finding] {
        let document = repository.document
        var findings: [Finding] = []
        for package in repository.packages {
            let rows = rules.rows(of: package)
            guard !rows.isEmpty else {
                findings.append(packageNotInTable(package))
                continue
            }
            for target in package.manifest.targets where rules.rules[package.id(of: target)] == nil {
                findings.append(
                    Finding(
                        .targetNotInTable,
                        path: package.manifestPath,
                        position: index.locator(of: package.path).position(ofTarget: target.name),
                        message: "no row of the table matches the target \(package.id(of: target))",
                        remedy: "name it, or a pattern for it, in a row of `\(package.path)` in \(document.path)"
                    )
                )
            }
        }
        for row in document.rows {
            findings += staleEntries(of: row).map { stale(line: row.line, $0) }
        }
        findings += rules.unknownEntries.map { entry in
            stale(line: entry.line, "`\(entry.entry)` names no package and no target that can be depended on")
        }
        return findings
    }

    private func packageNotInTable(_ package: LocalPackage) -> Finding {
        let place = package.path == "." ? "`.` (umbrella)" : "`\(package.path)`"
        return Finding(
            .packageNotInTable,
            path: package.manifestPath,
            position: .start,
            message: "the table has no row for the package \(package.shortName)",
            remedy: "add a row for \(place) to \(repository.document.path), or ignore its folder with "
                + "`<!-- layercheck:ignore \(package.path) -->`"
        )
    }

    private func staleEntries(of row: LayerRow) -> [String] {
        let packages = repository.packages.filter { row.package.matches($0.path) }
        guard !packages.isEmpty else {
            return ["no package is at `\(row.package)`"]
        }
        let targets = packages.flatMap { $0.manifest.targets }
        return row.targets.filter { pattern in
            !row.isUmbrella
                && !targets.contains { ($0.kind == .test) == (pattern.role == .tests) && pattern.glob.matches($0.name) }
        }.map { "no target of `\(row.package)` matches `\($0.glob)`" }
    }

    private func stale(line: Int, _ message: String) -> Finding {
        Finding(
            .staleTable,
            path: repository.document.path,
            position: SourcePosition(line: line, column: 1),
            message: message,
            remedy: "remove the entry or correct its name"
        )
    }
}
