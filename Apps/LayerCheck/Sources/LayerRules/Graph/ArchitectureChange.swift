/// What a change adds to or removes from the packages, the graph and the table.
package struct ArchitectureChange: Equatable, Sendable {
    package var added: [String]
    package var removed: [String]

    /// Compares two states of a repository; a base without a document has no rows.
    package init(from base: Repository, to current: Repository) {
        let watched = Set((base.document.rows + current.document.rows).flatMap(\.forbidden))
        let before = ArchitectureFacts(of: base, watched: watched).sentences
        let after = ArchitectureFacts(of: current, watched: watched).sentences
        added = after.subtracting(before).sorted()
        removed = before.subtracting(after).sorted()
    }

    /// One line each, `+` for what is new and `-` for what is gone, in the order of the sentences.
    package var lines: [String] {
        let all = added.map { ($0, "+") } + removed.map { ($0, "-") }
        return all.sorted { $0 < $1 }.map { "\($0.1) \($0.0)" }
    }
}
