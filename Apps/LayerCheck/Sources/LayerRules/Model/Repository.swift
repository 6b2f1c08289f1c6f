/// Everything the rules look at: the document with the table, and the packages.
package struct Repository: Sendable {
    package var document: ArchitectureDocument
    /// In the order of their folders.
    package var packages: [LocalPackage]
    /// The modules that come with the toolchain.
    package var toolchainModules: Set<String>

    package init(document: ArchitectureDocument, packages: [LocalPackage], toolchainModules: Set<String>) {
        self.document = document
        self.packages = packages.sorted { $0.path < $1.path }
        self.toolchainModules = toolchainModules
    }
}
