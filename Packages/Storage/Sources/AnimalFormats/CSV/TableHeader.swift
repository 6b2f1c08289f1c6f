/// Which column of a table means what.
struct TableHeader {
    /// For each cell of a row, what it means; `nil` for a column that PetSave has no place for.
    let columns: [CSVColumn?]
    /// The headings as they stand, on one line.
    let headings: [String]

    init(_ cells: [String]) {
        headings = cells.map { CleanText.line($0) ?? "" }
        var taken: Set<CSVColumn> = []
        columns = headings.map { heading in
            // Of two columns that mean the same, the first one counts.
            CSVColumn(heading: heading).flatMap { taken.insert($0).inserted ? $0 : nil }
        }
    }

    /// Whether rows below it can be animals: something says what type they are, and something else tells them apart.
    var describesAnimals: Bool {
        (columns.contains(.type) || columns.contains(.species))
            && columns.contains { column in
                switch column {
                case .id, .sourceID, .name, .organizationAnimalID, .url, .breed: true
                default: false
                }
            }
    }

    /// The first headings, for a message.
    var summary: String {
        let named = headings.prefix(8).map { heading in
            let start = heading.prefix(40)
            return start.isEmpty ? "(no heading)" : start.count < heading.count ? "\(start)…" : String(start)
        }
        return named.joined(separator: ", ") + (headings.count > 8 ? " and more" : "")
    }

    /// The headings of columns that hold something in `cells` and mean nothing to PetSave.
    func ignoredHeadings(in cells: [String]) -> [String] {
        zip(zip(headings, columns), cells).compactMap { known, cell in
            known.1 == nil && CleanText.line(cell) != nil ? (known.0.isEmpty ? "(no heading)" : known.0) : nil
        }
    }
}
