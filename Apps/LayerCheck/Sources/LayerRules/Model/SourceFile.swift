package import ImportScanning

/// A Swift file of a target and what it imports.
package struct SourceFile: Equatable, Sendable {
    /// From the repository's root.
    package var path: String
    package var scan: SourceScan

    package init(path: String, scan: SourceScan) {
        self.path = path
        self.scan = scan
    }
}
