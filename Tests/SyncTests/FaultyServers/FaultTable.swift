import FoundationEssentials

/// The table of faults in the docs.
enum FaultTable {
    /// A row: what the server does, and what the person reads; `nil` where the sync completes.
    struct Row: Hashable {
        let fault: String
        let sentence: String?
    }

    /// What stands in place of a sentence where there is nothing to tell.
    private static let nothing = "the usual summary"

    static func rows() throws -> [Row] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            decoding: Data(contentsOf: folder.appending(path: "docs/faulty-servers.md")),
            as: UTF8.self
        )
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard line.hasPrefix("| "), cells.count == 3, cells[0] != "The server …" else { return nil }
            return Row(fault: cells[0], sentence: cells[2] == nothing ? nil : cells[2])
        }
    }
}
