import ImportScanning

extension Report {
    private struct Document: Encodable {
        struct Item: Encodable {
            var rule: String
            var file: String
            var line: Int
            var column: Int
            var message: String
            var reason: String
            var remedy: String
        }

        var version = 1
        var packages: Int
        var targets: Int
        var files: Int
        var findings: [Item]
    }

    /// One object: `version`, what was looked at, and `findings`.
    package func json() -> String {
        let items = findings.map { finding in
            Document.Item(
                rule: finding.rule.rawValue,
                file: finding.path,
                line: finding.position.line,
                column: finding.position.column,
                message: finding.message,
                reason: finding.reason,
                remedy: finding.remedy
            )
        }
        return JSONText.encode(Document(packages: packages, targets: targets, files: files, findings: items))
    }
}

extension ArchitectureChange {
    private struct Document: Encodable {
        var version = 1
        var added: [String]
        var removed: [String]
    }

    /// One object: `version`, `added` and `removed`.
    package func json() -> String {
        JSONText.encode(Document(added: added, removed: removed))
    }
}
