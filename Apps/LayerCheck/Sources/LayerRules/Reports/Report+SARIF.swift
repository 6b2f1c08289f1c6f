import ImportScanning

extension Report {
    private struct Log: Encodable {
        struct Text: Encodable {
            var text: String
        }

        struct RuleDescription: Encodable {
            var id: String
            var shortDescription: Text
            var fullDescription: Text
        }

        struct Driver: Encodable {
            var name = "layercheck"
            var rules: [RuleDescription]
        }

        struct Tool: Encodable {
            var driver: Driver
        }

        struct ArtifactLocation: Encodable {
            var uri: String
            var uriBaseId = "SRCROOT"
        }

        struct Region: Encodable {
            var startLine: Int
            var startColumn: Int
        }

        struct PhysicalLocation: Encodable {
            var artifactLocation: ArtifactLocation
            var region: Region
        }

        struct Location: Encodable {
            var physicalLocation: PhysicalLocation
        }

        struct Result: Encodable {
            var ruleId: String
            var level = "error"
            var message: Text
            var locations: [Location]
        }

        struct Run: Encodable {
            var tool: Tool
            var results: [Result]
        }

        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version
            case runs
        }
    }

    /// A log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
    package func sarif() -> String {
        let rules = Rule.allCases.map { rule in
            Log.RuleDescription(
                id: rule.rawValue,
                shortDescription: .init(text: rule.summary),
                fullDescription: .init(text: rule.reason)
            )
        }
        let results = findings.map { finding in
            Log.Result(
                ruleId: finding.rule.rawValue,
                message: .init(text: "\(finding.message). Why: \(finding.reason). Instead: \(finding.remedy)."),
                locations: [
                    .init(
                        physicalLocation: .init(
                            artifactLocation: .init(uri: Self.uri(finding.path)),
                            region: .init(startLine: finding.position.line, startColumn: finding.position.column)
                        )
                    )
                ]
            )
        }
        return JSONText.encode(Log(runs: [.init(tool: .init(driver: .init(rules: rules)), results: results)]))
    }

    /// The path with everything percent-encoded that a URI may not hold.
    private static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if isPlain || "/-._~+".unicodeScalars.contains(scalar) {
                return String(scalar)
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
