/// What one Swift file needs from other modules.
package struct SourceScan: Equatable, Sendable {
    /// Its imports in the order they are written, without those in text proven inactive.
    package var imports: [ImportDeclaration]
    /// The modules named by `#externalMacro(module:type:)`, which need a dependency but no import.
    package var macroModules: [String]

    package init(imports: [ImportDeclaration] = [], macroModules: [String] = []) {
        self.imports = imports
        self.macroModules = macroModules
    }
}
