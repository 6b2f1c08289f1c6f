/// What the checker reads in the document that describes the architecture.
package struct ArchitectureDocument: Equatable, Sendable {
    /// The document's path from the repository's root.
    package var path: String
    package var rows: [LayerRow]
    /// The comments that open and close the block of settings that every manifest repeats.
    package var settingsMarkers: Markers?
    /// The platforms the code is built for, as `os(…)` spells them; nil for any.
    package var platforms: Set<String>?
    /// Folders whose packages are not part of the layering.
    package var ignored: [Glob]
    /// Modules of the platform that the toolchain's own folder does not list.
    package var systemModules: Set<String>
    /// The figure of the graph, where the document holds one.
    package var figure: Figure?

    /// The first and last line of a marked block.
    package struct Markers: Equatable, Sendable {
        package var start: String
        package var end: String
    }

    /// A fenced figure in the document.
    package struct Figure: Equatable, Sendable {
        /// The line of the opening fence.
        package var line: Int
        /// What stands between the fences, each line with its newline.
        package var text: String
    }

    package init(path: String, rows: [LayerRow] = []) {
        self.path = path
        self.rows = rows
        ignored = []
        systemModules = []
    }
}
