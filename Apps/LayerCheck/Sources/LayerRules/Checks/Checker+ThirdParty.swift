extension Checker {
    private struct Mention {
        var package: LocalPackage
        var dependency: PackageDependency
        var requirement: String
    }

    /// Third-party packages where the table does not allow them, with several owners, or at different versions.
    func thirdPartyFindings() -> [Finding] {
        var findings = repository.packages.flatMap { package in
            package.manifest.targets.flatMap { forbiddenThirdParty(of: $0, in: package) }
        }
        for mentions in mentionsByIdentity() {
            findings += differingVersions(mentions)
            findings += extraOwners(mentions)
        }
        return findings
    }

    private func forbiddenThirdParty(of target: Target, in package: LocalPackage) -> [Finding] {
        let id = package.id(of: target)
        guard let rule = rules.rules[id] else {
            return []
        }
        return (index.edges[id] ?? []).compactMap { edge in
            guard let use = edge.thirdParty, rule.thirdPartyEntry(use.identity) == nil else {
                return nil
            }
            let words = rule.thirdParty.map(\.identity).joined(separator: ", ")
            return Finding(
                .thirdParty,
                path: package.manifestPath,
                position: edge.position,
                message: "\(id) depends on \(use.product) of \(use.identity), but its row allows "
                    + "\(words.isEmpty ? "no third-party package" : words + " only")",
                reason: rules.reason(.thirdParty, rule),
                remedy: "hide it behind a protocol that its owner conforms to; to allow it here, change the row first"
            )
        }
    }

    /// Every third-party package, with the manifests that name it, in the order in which the table allows it to them.
    private func mentionsByIdentity() -> [[Mention]] {
        var mentions: [String: [Mention]] = [:]
        for package in repository.packages {
            for dependency in package.manifest.dependencies {
                if case .remote(_, let requirement) = dependency.source {
                    let mention = Mention(package: package, dependency: dependency, requirement: requirement)
                    mentions[dependency.identity, default: []].append(mention)
                }
            }
        }
        return mentions.sorted { $0.key < $1.key }.map { identity, mentions in
            let places = mentions.map { (place(of: identity, for: $0.package), $0.package.path, $0) }
            return places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
    }

    /// The line of the first row that allows the third-party package to a package; the last where none does.
    private func place(of identity: String, for package: LocalPackage) -> Int {
        rules.rows(of: package).first { $0.thirdParty.contains { $0.identity == identity } }?.line ?? Int.max
    }

    private func differingVersions(_ mentions: [Mention]) -> [Finding] {
        guard let first = mentions.first else {
            return []
        }
        return mentions.dropFirst().filter { $0.requirement != first.requirement }.map { mention in
            Finding(
                .thirdPartyVersion,
                path: mention.package.manifestPath,
                position: index.locator(of: mention.package.path).position(of: mention.dependency),
                message: "\(mention.package.shortName) requires \(mention.dependency.identity) \(mention.requirement), "
                    + "but \(first.package.shortName) \(first.requirement)",
                remedy: "write the same requirement in both, or leave the package to one of them"
            )
        }
    }

    private func extraOwners(_ mentions: [Mention]) -> [Finding] {
        let owners = mentions.filter { mention in
            !rules.rows(of: mention.package).contains(where: \.isUmbrella)
        }
        guard let first = owners.first else {
            return []
        }
        return owners.dropFirst().compactMap { mention in
            let identity = mention.dependency.identity
            let entries = rules.rows(of: mention.package).flatMap(\.thirdParty).filter { $0.identity == identity }
            // Where no row allows it at all, that is the finding.
            guard !entries.isEmpty, !entries.contains(where: \.isShared) else {
                return nil
            }
            return Finding(
                .thirdPartyOwner,
                path: mention.package.manifestPath,
                position: index.locator(of: mention.package.path).position(of: mention.dependency),
                message: "\(mention.package.shortName) depends on \(identity), "
                    + "which \(first.package.shortName) owns",
                remedy: "use it through \(first.package.shortName), or mark it (shared) in the table"
            )
        }
    }
}
