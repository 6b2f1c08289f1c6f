import ImportScanning

/// Judges the imports of one target's files.
struct ImportCheck {
    private static let testingLibraries: Set = ["Testing", "XCTest"]

    private let checker: Checker
    private let package: LocalPackage
    private let target: Target
    private let id: TargetID
    private let rule: TargetRule?
    private let thirdPartyModules: Set<String>
    private let declared: Set<String>
    private let hasOpaqueDependency: Bool
    private let reachable: (targets: Set<TargetID>, thirdParty: Set<Edge.ThirdPartyUse>)

    init(
        checker: Checker,
        package: LocalPackage,
        target: Target,
        id: TargetID,
        rule: TargetRule?,
        thirdPartyModules: Set<String>
    ) {
        self.checker = checker
        self.package = package
        self.target = target
        self.id = id
        self.rule = rule
        self.thirdPartyModules = thirdPartyModules
        let edges = checker.index.edges[id] ?? []
        declared = edges.reduce(into: []) { $0.formUnion(checker.moduleNames(of: $1)) }
        // The modules of system libraries and binaries are named in files that are not Swift.
        hasOpaqueDependency = edges.flatMap(\.targets).contains { target in
            [.system, .binary].contains(checker.index.targets[target]?.kind)
        }
        reachable = checker.index.closure(of: id)
    }

    func findings(for declaration: ImportDeclaration, in file: SourceFile) -> [Finding] {
        let module = declaration.module
        guard module != target.moduleName else {
            return []
        }
        var findings = [forbiddenModule(declaration, in: file), testingLibrary(declaration, in: file)].compactMap { $0 }
        if let local = localTarget(module) {
            findings += [localImport(of: local, declaration, in: file)].compactMap { $0 }
        } else if !declared.contains(module), !isFromPlatform(module) {
            findings += [foreignImport(declaration, in: file)].compactMap { $0 }
        }
        return findings
    }

    /// The local target that `module` means here: a declared one, else one within reach, else any.
    private func localTarget(_ module: String) -> TargetID? {
        let candidates = checker.index.modules[module] ?? []
        let edges = checker.index.edges[id] ?? []
        if let match = candidates.first(where: { candidate in edges.contains { $0.targets.contains(candidate) } }) {
            return match
        }
        // A third-party product of the same name is what the import means when only that is declared.
        if declared.contains(module) || (candidates.isEmpty) {
            return nil
        }
        return candidates.first(where: reachable.targets.contains) ?? candidates.first { $0.package == package.path }
            ?? candidates.first
    }

    private func isFromPlatform(_ module: String) -> Bool {
        checker.repository.toolchainModules.contains(module)
            || checker.repository.document.systemModules.contains(module)
    }

    private func forbiddenModule(_ declaration: ImportDeclaration, in file: SourceFile) -> Finding? {
        let full = declaration.path.joined(separator: ".")
        guard let rule, let glob = rule.forbidden.first(where: { $0.matches(declaration.module) || $0.matches(full) })
        else {
            return nil
        }
        return Finding(
            .forbiddenModule,
            path: file.path,
            position: declaration.position,
            message: "\(id) imports \(glob), which its row forbids",
            reason: checker.rules.reason(.forbiddenModule, rule),
            remedy: "use what the row leaves, or let the caller pass in what \(glob) would provide"
        )
    }

    private func testingLibrary(_ declaration: ImportDeclaration, in file: SourceFile) -> Finding? {
        guard Self.testingLibraries.contains(declaration.module), rule?.role == .production else {
            return nil
        }
        return Finding(
            .testingInProduction,
            path: file.path,
            position: declaration.position,
            message: "\(id) imports \(declaration.module), but is not marked as a test kit",
            remedy:
                "move the file to a test target, or write `\(id.target)` (test kit) in \(checker.repository.document.path)"
        )
    }

    private func localImport(of local: TargetID, _ declaration: ImportDeclaration, in file: SourceFile) -> Finding? {
        let place = (path: file.path, position: declaration.position)
        let names = (sibling: Rule.siblingImport, forbidden: Rule.forbiddenImport)
        let judge = EdgeJudge(rules: checker.rules)
        if let finding = judge.finding(from: id, to: local, verb: "imports", rules: names, at: place) {
            return finding
        }
        guard !declared.contains(declaration.module) else {
            return nil
        }
        return undeclared(declaration, in: file, what: "\(local)", isReachable: reachable.targets.contains(local))
    }

    private func foreignImport(_ declaration: ImportDeclaration, in file: SourceFile) -> Finding? {
        let module = declaration.module
        if thirdPartyModules.contains(module) {
            let isReachable = reachable.thirdParty.contains { $0.product == module }
            return undeclared(declaration, in: file, what: module, isReachable: isReachable)
        }
        guard !declaration.isConditional, !hasOpaqueDependency else {
            // Behind `#if canImport(M)` a module of another platform needs no dependency.
            return nil
        }
        return Finding(
            .undeclaredImport,
            path: file.path,
            position: declaration.position,
            message: "\(id) imports \(module), which no target of the repository, none of its declared products and "
                + "no module of the toolchain is called",
            remedy: "declare the product in \(package.manifestPath); if the product has another name, write "
                + "`its-package (\(module))` in the third-party column; if the platform has it, add it to "
                + "`<!-- layercheck:system-modules \(module) -->`"
        )
    }

    private func undeclared(
        _ declaration: ImportDeclaration,
        in file: SourceFile,
        what: String,
        isReachable: Bool
    ) -> Finding {
        Finding(
            isReachable ? .transitiveImport : .undeclaredImport,
            path: file.path,
            position: declaration.position,
            message: isReachable
                ? "\(id) imports \(what), which only its dependencies declare"
                : "\(id) imports \(what), which it does not declare",
            remedy: "add it to the dependencies of \(target.name) in \(package.manifestPath), or remove the import"
        )
    }
}
