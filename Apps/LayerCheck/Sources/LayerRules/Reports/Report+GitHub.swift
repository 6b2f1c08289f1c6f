import ImportScanning

extension Report {
    /// Workflow commands, which GitHub shows beside the lines of a change.
    package func gitHub() -> String {
        findings.map { finding in
            let text = "\(finding.message)\nWhy: \(finding.reason)\nInstead: \(finding.remedy)"
            let place =
                "file=\(Self.escaped(finding.path, inProperty: true)),line=\(finding.position.line)"
                + ",col=\(finding.position.column)"
            return "::error \(place),title=layercheck \(finding.rule.rawValue)::\(Self.escaped(text))\n"
        }.joined()
    }

    private static func escaped(_ text: String, inProperty: Bool = false) -> String {
        text.map { character in
            switch character {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where inProperty: "%3A"
            case "," where inProperty: "%2C"
            default: String(character)
            }
        }.joined()
    }
}
