/// The table, applied to the packages there are.
struct RuleBook: Sendable {
    let document: ArchitectureDocument
    private(set) var rules: [TargetID: TargetRule] = [:]
    private(set) var testKits: Set<TargetID> = []
    /// Entries of the table that name nothing, each with its row's line.
    private(set) var unknownEntries: [(line: Int, entry: String)] = []
    private let index: RepositoryIndex

    init(document: ArchitectureDocument, index: RepositoryIndex) throws(CheckFailure) {
        self.document = document
        self.index = index
        var governing: [TargetID: (row: LayerRow, role: LayerRow.TargetPattern.Role)] = [:]
        for package in index.packages {
            for target in package.manifest.targets {
                let id = package.id(of: target)
                governing[id] = try governingRow(of: id, in: package, isTest: target.kind == .test)
            }
        }
        testKits = Set(governing.filter { $0.value.role == .testKit }.keys)
        var allowedByLine: [Int: Set<TargetID>] = [:]
        for row in document.rows {
            allowedByLine[row.line] = try targets(allowedBy: row, governing: governing)
        }
        for (id, match) in governing {
            rules[id] = TargetRule(
                row: match.row,
                role: match.role,
                allowed: allowedByLine[match.row.line] ?? [],
                thirdParty: match.row.thirdParty,
                forbidden: match.row.forbidden,
                allowedWords: Self.words(match.row.allowed)
            )
        }
        addDefaultTestRules(allowedByLine)
    }

    /// The rows about a package, in the order of the document.
    func rows(of package: LocalPackage) -> [LayerRow] {
        document.rows.filter { $0.package.matches(package.path) }
    }

    /// The package's place among the layers; nil for the umbrella and for what the table leaves out.
    func rank(of package: LocalPackage) -> Int? {
        rows(of: package).compactMap(\.rank).min()
    }

    /// A row's own reason, after its address.
    func reason(_ rule: Rule, _ targetRule: TargetRule) -> String {
        let row = targetRule.row
        let why = row.why.isEmpty ? rule.reason : row.why
        return "\(document.path):\(row.line): \(why)"
    }

    private static func words(_ patterns: [DependencyPattern]) -> String {
        patterns.isEmpty ? "nothing" : patterns.map(\.description).joined(separator: ", ")
    }
}

// MARK: - Rows

extension RuleBook {
    /// The closest of the rows that match a target: the package's pattern decides first, then the target's.
    private func governingRow(
        of id: TargetID,
        in package: LocalPackage,
        isTest: Bool
    ) throws(CheckFailure) -> (row: LayerRow, role: LayerRow.TargetPattern.Role)? {
        var best: (row: LayerRow, role: LayerRow.TargetPattern.Role)?
        var bestScore = (-1, -1)
        for row in rows(of: package) {
            for pattern in row.targets where (pattern.role == .tests) == isTest && pattern.glob.matches(id.target) {
                let score = (row.package.specificity, pattern.glob.specificity)
                if let other = best, score == bestScore, other.row.line != row.line {
                    throw .table(
                        path: document.path,
                        line: row.line,
                        problem: "this row and that of line \(other.row.line) match \(id) equally well",
                        remedy: "name the target in one of the two, or narrow a pattern"
                    )
                }
                if score > bestScore {
                    best = (row, pattern.role)
                    bestScore = score
                }
            }
        }
        return best
    }

    private mutating func targets(
        allowedBy row: LayerRow,
        governing: [TargetID: (row: LayerRow, role: LayerRow.TargetPattern.Role)]
    ) throws(CheckFailure) -> Set<TargetID> {
        var allowed: Set<TargetID> = []
        for pattern in row.allowed {
            let named = try targets(named: pattern, in: row)
            if named.isEmpty, pattern != .everything {
                unknownEntries.append((row.line, pattern.description))
            }
            for id in named {
                guard let rank = row.rank, let other = governing[id]?.row.rank, other > rank else {
                    allowed.insert(id)
                    continue
                }
                if pattern != .everything {
                    throw .table(
                        path: document.path,
                        line: row.line,
                        problem: "layer \(rank) may not depend on \(id), which the table puts in layer \(other)",
                        remedy: "remove `\(pattern)` from this row, or change one of the two layers"
                    )
                }
            }
        }
        return allowed
    }

    private func targets(named pattern: DependencyPattern, in row: LayerRow) throws(CheckFailure) -> Set<TargetID> {
        let candidates = index.targets.filter { $0.value.kind != .test }.keys
        func shortName(_ id: TargetID) -> String {
            index.package(at: id.package)?.shortName ?? id.package
        }
        switch pattern {
        case .everything:
            return Set(candidates).subtracting(testKits)
        case .qualified(let package, let target):
            let matches = candidates.filter { id in
                target.matches(id.target) && (package.matches(shortName(id)) || package.pattern == id.package)
            }
            return Set(matches)
        case .name(let name):
            let ofPackage = Set(candidates.filter { name.matches(shortName($0)) })
            let ofTarget = Set(candidates.filter { name.matches($0.target) }).subtracting(ofPackage)
            guard !ofPackage.isEmpty else {
                if !name.isWild, ofTarget.count > 1 {
                    throw ambiguity(name, between: ofTarget.map(\.description), in: row)
                }
                return ofTarget
            }
            if !name.isWild, !ofTarget.isEmpty {
                throw ambiguity(name, between: ["\(name)/*"] + ofTarget.map(\.description), in: row)
            }
            return ofPackage
        }
    }

    private func ambiguity(_ name: Glob, between choices: [String], in row: LayerRow) -> CheckFailure {
        .table(
            path: document.path,
            line: row.line,
            problem: "`\(name)` names several packages or targets",
            remedy: "write one of \(choices.sorted().map { "`\($0)`" }.joined(separator: ", "))"
        )
    }
}

// MARK: - Tests

extension RuleBook {
    /// Without a row of their own, tests may use their package, what any row of it allows, and the test kits of the
    /// layers that these rows may see.
    private mutating func addDefaultTestRules(_ allowedByLine: [Int: Set<TargetID>]) {
        let production = Set(index.targets.filter { $0.value.kind != .test }.keys)
        for package in index.packages {
            let rows = rows(of: package)
            guard let first = rows.first else {
                continue
            }
            let isUmbrella = rows.contains(where: \.isUmbrella)
            let rank = rows.compactMap(\.rank).max() ?? Int.max
            let own = production.filter { $0.package == package.path }
            let kits = testKits.filter { kit in
                rules[kit]?.row.rank.map { $0 <= rank } ?? true
            }
            let allowed = rows.reduce(into: own.union(kits)) { $0.formUnion(allowedByLine[$1.line] ?? []) }
            let sources = isUmbrella ? document.rows : rows
            for target in package.manifest.targets where target.kind == .test {
                let id = package.id(of: target)
                guard rules[id] == nil else {
                    continue
                }
                rules[id] = TargetRule(
                    row: first,
                    role: .tests,
                    allowed: allowed,
                    thirdParty: sources.flatMap(\.thirdParty),
                    forbidden: [],
                    allowedWords: "its own package, what any row of the package allows, and test kits"
                )
            }
        }
    }
}
