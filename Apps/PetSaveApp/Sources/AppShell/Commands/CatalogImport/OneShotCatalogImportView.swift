import CatalogImport
import JSONStreaming
import TerminalText

/// Prints what an import did, once it has ended; on a terminal also how far it is.
struct OneShotCatalogImportView: CatalogImportView {
    let notes: Canvas
    /// Where the result goes as JSON, if it is wanted.
    let data: Canvas?

    func present(_ presentation: CatalogImportPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        guard presentation.isFinished else {
            try? notes.writeProgress("\(AnimalWords.grouped(presentation.animals)) animals …")
            return
        }
        try? notes.writeProgress("")
        try? notes.write(faults(of: presentation) + summary(of: presentation))
        try? data?.write(json: Self.value(of: presentation))
    }

    private func faults(of presentation: CatalogImportPresentation) -> [StyledText] {
        let told = presentation.faults.map { fault in
            StyledText("\(fault.path):\(fault.line):\(fault.column): \(fault.reason)")
        }
        let untold = presentation.faultCount - presentation.faults.count
        return told + (untold > 0 ? [StyledText("… and \(AnimalWords.grouped(untold)) more like these.")] : [])
    }

    private func summary(of presentation: CatalogImportPresentation) -> [StyledText] {
        let count = AnimalWords.grouped
        var lines = [
            "\(count(presentation.animals)) animal\(presentation.animals == 1 ? "" : "s") read: \(count(presentation.added)) new, "
                + "\(count(presentation.changed)) changed, \(count(presentation.unchanged)) as before."
        ]
        if presentation.organizations > 0 {
            lines.append(
                "\(count(presentation.organizations)) organisation\(presentation.organizations == 1 ? "" : "s") new or changed."
            )
        }
        if presentation.withoutPlace > 0 {
            lines.append(
                "\(count(presentation.withoutPlace)) of the animals \(presentation.withoutPlace == 1 ? "has" : "have") an address that is not known here; "
                    + "they are near something only if their organisation tells its place."
            )
        }
        if !presentation.ignoredColumns.isEmpty {
            let columns = presentation.ignoredColumns.sorted { $0.key < $1.key }
                .map { "\($0.key) (\(count($0.value)))" }.joined(separator: ", ")
            lines.append("Columns without a place, and in how many records they held something: \(columns).")
        }
        if presentation.faultCount > 0 {
            lines.append("\(count(presentation.faultCount)) could not be read; the others were kept.")
        }
        return lines.map { StyledText($0) }
    }

    private static func value(of presentation: CatalogImportPresentation) -> JSONValue {
        [
            "added": .integer(Int64(presentation.added)),
            "changed": .integer(Int64(presentation.changed)),
            "unchanged": .integer(Int64(presentation.unchanged)),
            "organizations": .integer(Int64(presentation.organizations)),
            "without_place": .integer(Int64(presentation.withoutPlace)),
            "fault_count": .integer(Int64(presentation.faultCount)),
            "faults": .array(
                presentation.faults.map { fault in
                    [
                        "path": .string(fault.path),
                        "line": .integer(Int64(fault.line)),
                        "column": .integer(Int64(fault.column)),
                        "reason": .string(fault.reason),
                    ]
                }
            ),
            "ignored_columns": .object(
                JSONObject(
                    presentation.ignoredColumns.map {
                        JSONObject.Member(key: $0.key, value: .integer(Int64($0.value)))
                    }
                )
            ),
        ]
    }
}
