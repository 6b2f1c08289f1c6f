import Testing

@testable import ImportScanning
@testable import LayerRules

@Suite("Writing findings")
struct ReportTests {
    private let report = Report(
        findings: [
            Finding(
                .forbiddenModule,
                path: "Packages/My App/A,B.swift",
                position: SourcePosition(line: 3, column: 8),
                message: "50% of it",
                reason: "so it is",
                remedy: "leave it"
            )
        ],
        packages: 1,
        targets: 2,
        files: 3
    )

    @Test("Text begins as a compiler's message does and ends with the rule")
    func text() {
        let expected = """
            Packages/My App/A,B.swift:3:8: error: 50% of it [forbidden-module]
              why: so it is
              instead: leave it

            """
        #expect(report.text() == expected)
        #expect(report.summary == "layercheck: 1 violation in 1 package, 2 targets, 3 Swift files")
    }

    @Test("GitHub's commands are escaped")
    func gitHub() {
        let expected =
            "::error file=Packages/My App/A%2CB.swift,line=3,col=8,title=layercheck forbidden-module"
            + "::50%25 of it%0AWhy: so it is%0AInstead: leave it\n"
        #expect(report.gitHub() == expected)
    }

    @Test("JSON holds every part of a finding")
    func json() {
        let text = report.json()
        for part in [
            #""column" : 8"#, #""file" : "Packages/My App/A,B.swift""#, #""line" : 3"#, #""message" : "50% of it""#,
            #""reason" : "so it is""#, #""remedy" : "leave it""#, #""rule" : "forbidden-module""#, #""version" : 1"#,
        ] {
            #expect(text.contains(part))
        }
    }

    @Test("SARIF names the version, the rules and an encoded place")
    func sarif() {
        let text = report.sarif()
        for part in [
            #""version" : "2.1.0""#, #""uri" : "Packages/My%20App/A%2CB.swift""#, #""startLine" : 3"#,
            #""ruleId" : "forbidden-module""#,
        ] {
            #expect(text.contains(part))
        }
        for rule in Rule.allCases {
            #expect(text.contains(#""id" : "\#(rule.rawValue)""#))
        }
    }

    @Test("Every rule explains itself, and no two share an identifier")
    func rules() {
        #expect(Rule.allCases.allSatisfy { !$0.summary.isEmpty && !$0.reason.isEmpty })
        #expect(Set(Rule.allCases.map(\.summary)).count == Rule.allCases.count)
    }
}
