/// Compares a repository with its table.
package struct Checker: Sendable {
    let repository: Repository
    let index: RepositoryIndex
    let rules: RuleBook

    /// Resolves the manifests and the table against each other.
    ///
    /// - Throws: `CheckFailure.table` when the table contradicts itself or is ambiguous for these packages.
    package init(_ repository: Repository) throws(CheckFailure) {
        self.repository = repository
        index = RepositoryIndex(packages: repository.packages)
        rules = try RuleBook(document: repository.document, index: index)
    }

    /// Everything that breaks a rule, by file and place.
    package func findings() -> [Finding] {
        let groups = [
            tableFindings(), manifestEdgeFindings(), importFindings(), unusedDependencyFindings(),
            packageDependencyFindings(), thirdPartyFindings(), cycleFindings(), umbrellaFindings(),
            settingsFindings(), figureFindings(),
        ]
        return groups.flatMap { $0 }.sorted()
    }

    /// The document with the table.
    package var document: ArchitectureDocument { repository.document }

    /// What a check looked at, for its last line.
    package var size: (packages: Int, targets: Int, files: Int) {
        let files = repository.packages.reduce(0) { $0 + $1.sources.values.reduce(0) { $0 + $1.count } }
        return (repository.packages.count, index.targets.count, files)
    }
}
