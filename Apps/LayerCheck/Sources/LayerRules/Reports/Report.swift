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
        let scope = "\(packages) packages, \(targets) targets, \(files) Swift files"
        switch findings.count {
        case 0: return "layercheck: no violations in \(scope)"
        case 1: return "layercheck: 1 violation in \(scope)"
        default: return "layercheck: \(findings.count) violations in \(scope)"
        }
    }
}
