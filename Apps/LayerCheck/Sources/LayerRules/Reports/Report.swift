import ImportScanning

/// The outcome of a check, ready to be written in one of the formats.
package struct Report: Sendable {
    package var findings: [Finding]
    package var packages: Int
    package var targets: Int
    package var files: Int

    package init(findings: [Finding], packages: Int, targets: Int, files: Int) {
        self.findings = findings
        self.packages = packages
        self.targets = targets
        self.files = files
    }

    /// For people and for tools that read compilers' messages: the place and the message on the first line.
    package func text() -> String {
        findings.map { finding in
            """
            \(finding.path):\(finding.position.line):\(finding.position.column): error: \
            \(finding.message) [\(finding.rule.rawValue)]
              why: \(finding.reason)
              instead: \(finding.remedy)

            """
        }.joined()
    }

    /// The last line of a check.
    package var summary: String {
        let scope = [(packages, "package"), (targets, "target"), (files, "Swift file")].map(Self.counted)
        let violations = findings.isEmpty ? "no violations" : Self.counted(findings.count, "violation")
        return "layercheck: \(violations) in \(scope.joined(separator: ", "))"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
