import ImportScanning

/// An architecture as a set of short sentences, so that two can be compared.
struct ArchitectureFacts {
    private(set) var sentences: Set<String> = []

    /// - Parameter watched: the system modules whose use is worth a sentence.
    init(of repository: Repository, watched: Set<Glob>) {
        let index = RepositoryIndex(packages: repository.packages)
        for package in repository.packages {
            sentences.insert("package \(package.path)")
            addRequirements(of: package)
            for target in package.manifest.targets {
                let id = package.id(of: target)
                sentences.insert("target \(id) (\(target.kind.rawValue))")
                addEdges(of: id, index: index)
                addModules(of: id, files: package.sources[target.name] ?? [], watched: watched)
            }
        }
        for row in repository.document.rows {
            add(row)
        }
    }

    private mutating func addRequirements(of package: LocalPackage) {
        for case let dependency in package.manifest.dependencies {
            if case .remote(_, let requirement) = dependency.source {
                sentences.insert("requirement \(package.shortName) → \(dependency.identity) \(requirement)")
            }
        }
    }

    private mutating func addEdges(of id: TargetID, index: RepositoryIndex) {
        for edge in index.edges[id] ?? [] {
            for target in edge.targets {
                sentences.insert("edge \(id) → \(target)")
            }
            if let use = edge.thirdParty {
                sentences.insert("edge \(id) → \(use.identity)/\(use.product)")
            }
        }
    }

    private mutating func addModules(of id: TargetID, files: [SourceFile], watched: Set<Glob>) {
        for file in files {
            for module in file.scan.imports.map(\.module) where watched.contains(where: { $0.matches(module) }) {
                sentences.insert("module \(id) → \(module)")
            }
        }
    }

    private mutating func add(_ row: LayerRow) {
        for pattern in row.targets {
            let name = "table \(row.package)/\(pattern.glob)"
            sentences.insert("\(name): layer \(row.rank.map(String.init) ?? "–")")
            if pattern.role == .testKit {
                sentences.insert("\(name): is a test kit")
            }
            sentences.formUnion(row.allowed.map { "\(name): may depend on \($0)" })
            sentences.formUnion(row.thirdParty.map { "\(name): may use \($0.identity)" })
            sentences.formUnion(row.forbidden.map { "\(name): must not import \($0)" })
        }
    }
}
