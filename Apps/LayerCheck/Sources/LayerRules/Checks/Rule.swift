/// The rules, by the identifier that findings carry.
package enum Rule: String, CaseIterable, Sendable {
    case forbiddenDependency = "forbidden-dependency"
    case forbiddenImport = "forbidden-import"
    case forbiddenModule = "forbidden-module"
    case forbiddenPackage = "forbidden-package"
    case packageCycle = "package-cycle"
    case packageNotInTable = "package-not-in-table"
    case packageNotInUmbrella = "package-not-in-umbrella"
    case settingsDiffer = "settings-differ"
    case settingsMissing = "settings-missing"
    case settingsNotApplied = "settings-not-applied"
    case siblingDependency = "sibling-dependency"
    case siblingImport = "sibling-import"
    case staleFigure = "stale-figure"
    case staleTable = "stale-table"
    case targetNotInTable = "target-not-in-table"
    case testKitInProduction = "test-kit-in-production"
    case testingInProduction = "testing-in-production"
    case testsNotInUmbrella = "tests-not-in-umbrella"
    case thirdParty = "third-party"
    case thirdPartyOwner = "third-party-owner"
    case thirdPartyVersion = "third-party-version"
    case transitiveImport = "transitive-import"
    case undeclaredImport = "undeclared-import"
    case unusedDependency = "unused-dependency"
    case unusedPackage = "unused-package"

    /// What the rule finds, in one line.
    package var summary: String {
        switch self {
        case .forbiddenDependency: "a target's manifest entry names a target that its row does not allow"
        case .forbiddenImport: "a source file imports a target that its row does not allow"
        case .forbiddenModule: "a source file imports a system module that its row forbids"
        case .forbiddenPackage: "a manifest names a package of which no row allows it anything"
        case .packageCycle: "packages depend on each other in a circle"
        case .packageNotInTable: "a package on disk has no row in the table"
        case .packageNotInUmbrella: "the umbrella does not depend on a package"
        case .settingsDiffer: "a manifest's block of common settings differs from the others'"
        case .settingsMissing: "a manifest has no block of common settings"
        case .settingsNotApplied: "a target does not apply the common settings"
        case .siblingDependency: "a target's manifest entry names a target of the same row"
        case .siblingImport: "a source file imports a target of the same row"
        case .staleFigure: "the document's figure is not the graph"
        case .staleTable: "the table names a package or target that does not exist"
        case .targetNotInTable: "a package has rows, but none for this target"
        case .testKitInProduction: "a target that ships depends on a test kit"
        case .testingInProduction: "a target that ships imports a testing library"
        case .testsNotInUmbrella: "the umbrella does not mirror a test target"
        case .thirdParty: "a target depends on a third-party package that its row does not allow"
        case .thirdPartyOwner: "a third-party package has several owners"
        case .thirdPartyVersion: "packages require different versions of one third-party package"
        case .transitiveImport: "a source file imports what only a dependency of its target declares"
        case .undeclaredImport: "a source file imports what its target does not declare"
        case .unusedDependency: "a target declares a dependency that none of its files imports"
        case .unusedPackage: "a manifest names a package that none of its targets uses"
        }
    }

    /// Why the rule exists, for when the table gives no reason of its own.
    package var reason: String {
        switch self {
        case .forbiddenDependency, .forbiddenImport, .forbiddenPackage:
            "arrows that point outward or sideways tie a layer to what it must be usable without"
        case .forbiddenModule:
            "what a layer imports, everything that reuses the layer links and waits for"
        case .packageCycle:
            "packages in a circle can only be built, tested and reused together"
        case .packageNotInTable, .targetNotInTable, .staleTable:
            "the table is the architecture; what it does not say, no review sees"
        case .packageNotInUmbrella, .testsNotInUmbrella:
            "what the umbrella forgets is not built and tested with the rest"
        case .settingsDiffer, .settingsMissing, .settingsNotApplied:
            "code that moves between packages must mean the same in each"
        case .siblingDependency, .siblingImport:
            "targets of one row are kept apart so that each can be changed or removed alone"
        case .staleFigure:
            "a figure that is not current misleads whoever reads it first"
        case .testKitInProduction, .testingInProduction:
            "a testing library does not belong in what ships"
        case .thirdParty, .thirdPartyOwner:
            "a third-party package with one owner can be replaced or upgraded in one place"
        case .thirdPartyVersion:
            "packages built alone and together must be built with the same versions"
        case .transitiveImport, .undeclaredImport:
            "an import that is not declared breaks as soon as the package is built alone or a dependency drops it"
        case .unusedDependency, .unusedPackage:
            "a dependency nobody uses costs build time and invites uses that nobody decided"
        }
    }
}
