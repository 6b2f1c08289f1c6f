/// What the checker needs of one package's evaluated manifest.
package struct Manifest: Codable, Equatable, Sendable {
    package var name: String
    /// For instance [6, 2, 0].
    package var toolsVersion: [Int]
    package var dependencies: [PackageDependency]
    package var products: [Product]
    package var targets: [Target]

    package init(
        name: String,
        toolsVersion: [Int] = [],
        dependencies: [PackageDependency] = [],
        products: [Product] = [],
        targets: [Target] = []
    ) {
        self.name = name
        self.toolsVersion = toolsVersion
        self.dependencies = dependencies
        self.products = products
        self.targets = targets
    }

    /// A product and the targets of the same package that it vends.
    package struct Product: Codable, Equatable, Sendable {
        package var name: String
        package var targets: [String]

        package init(name: String, targets: [String]) {
            self.name = name
            self.targets = targets
        }
    }
}
