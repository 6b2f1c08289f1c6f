extension Checker {
    /// Dependencies between targets that the table does not allow, where manifests declare them.
    func manifestEdgeFindings() -> [Finding] {
        let judge = EdgeJudge(rules: rules)
        return repository.packages.flatMap { package in
            package.manifest.targets.flatMap { target in
                (index.edges[package.id(of: target)] ?? []).flatMap { edge in
                    edge.targets.compactMap { to in
                        judge.finding(
                            from: edge.from,
                            to: to,
                            verb: "depends on",
                            rules: (.siblingDependency, .forbiddenDependency),
                            at: (package.manifestPath, edge.position)
                        )
                    }
                }
            }
        }
    }
}
