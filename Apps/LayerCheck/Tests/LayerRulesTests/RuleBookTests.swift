import Testing

@testable import LayerRules

@Suite("Applying the table")
struct RuleBookTests {
    private func folder(_ path: String) -> PackageDependency {
        PackageDependency(identity: RepositoryPath.lastComponent(of: path), source: .folder(path))
    }

    @Test("The closest row governs a target")
    func closestRow() throws {
        var layout = Layout(rows: [
            "2 | `P/A` | `*` | – | – | –", "2 | `P/A` | `Main*` | `A/Helper` | – | –",
            "2 | `P/A` | `MainThing` | `A/Helper`, `A/Other` | – | –",
        ])
        let everyone = ["Helper", "Other"].map(TargetDependency.target)
        layout.add(
            "P/A",
            targets: [
                Target(name: "Helper"), Target(name: "Other"), Target(name: "MainThing", dependencies: everyone),
                Target(name: "MainPart", dependencies: everyone), Target(name: "Plain", dependencies: everyone),
            ]
        )
        let findings = try layout.checker().findings().map(\.message)
        #expect(
            findings == [
                "A/MainPart depends on A/Other, but may depend on A/Helper only",
                "A/Plain depends on A/Helper, its sibling in the same row of the table",
                "A/Plain depends on A/Other, its sibling in the same row of the table",
            ]
        )
    }

    @Test("Two rows that match a target equally well are refused")
    func ambiguousRows() throws {
        var layout = Layout(rows: ["1 | `P/A` | `A*` | – | – | –", "1 | `P/A` | `*A` | – | – | –"])
        layout.add("P/A", targets: [Target(name: "A")])
        let failure = #expect(throws: CheckFailure.self) { try layout.checker() }
        guard case .table(_, 5, let problem, _) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(problem == "this row and that of line 4 match A/A equally well")
    }

    @Test("A name that means both a package and another package's target is refused")
    func ambiguousName() throws {
        var layout = Layout(rows: [
            "1 | `P/Core` | `*` | – | – | –", "1 | `P/Other` | `*` | – | – | –", "2 | `P/Top` | `*` | `Core` | – | –",
        ])
        layout.add("P/Core", targets: [Target(name: "Base")])
        layout.add("P/Other", targets: [Target(name: "Core")])
        layout.add("P/Top", targets: [Target(name: "Top")])
        let failure = #expect(throws: CheckFailure.self) { try layout.checker() }
        guard case .table(_, 6, _, let remedy) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(remedy == "write one of `Core/*`, `Other/Core`")
    }

    @Test("A row that allows an outer layer is refused")
    func upwardRow() throws {
        var layout = Layout(rows: ["1 | `P/A` | `*` | `B` | – | –", "2 | `P/B` | `*` | – | – | –"])
        layout.add("P/A", targets: [Target(name: "A")])
        layout.add("P/B", targets: [Target(name: "B")])
        let failure = #expect(throws: CheckFailure.self) { try layout.checker() }
        #expect(failure?.message.contains("layer 1 may not depend on B/B") == true)
    }

    @Test("Tests may use their package, what its rows allow, and the test kits of the layers in view")
    func defaultTestRule() throws {
        var layout = Layout(rows: [
            "1 | `P/A` | `A` | – | – | –", "1 | `P/A` | `Kit` (test kit) | `A/A` | – | –",
            "1 | `P/Z` | `Z` | – | – | –", "2 | `P/B` | `*` | `A/A` | – | `Foundation`",
        ])
        layout.add("P/A", targets: [Target(name: "A"), Target(name: "Kit")])
        layout.add("P/Z", targets: [Target(name: "Z")])
        layout.add(
            "P/B",
            dependencies: [folder("../A"), folder("../Z")],
            targets: [
                Target(name: "B", dependencies: [.byName("A")]),
                Target(name: "BTests", kind: .test, dependencies: ["A", "B", "Kit", "Z"].map(TargetDependency.byName)),
            ],
            sources: ["BTests": "import A\nimport B\nimport Foundation\nimport Kit\nimport Testing\nimport Z"]
        )
        #expect(
            try layout.findings() == [
                "forbidden-dependency P/B/Package.swift:1", "forbidden-import P/B/Tests/BTests/File.swift:6",
            ]
        )
    }

    @Test("A row marked (tests) replaces what tests may do without one")
    func testsRow() throws {
        var layout = Layout(rows: [
            "1 | `P/A` | `A` | – | – | –", "1 | `P/A` | `*` (tests) | – | – | `Foundation`",
        ])
        layout.add(
            "P/A",
            targets: [Target(name: "A"), Target(name: "ATests", kind: .test, dependencies: [.target("A")])],
            sources: ["ATests": "import A\nimport Foundation"]
        )
        #expect(
            try layout.findings() == [
                "forbidden-dependency P/A/Package.swift:1", "forbidden-import P/A/Tests/ATests/File.swift:1",
                "forbidden-module P/A/Tests/ATests/File.swift:2",
            ]
        )
    }

    @Test("A package that the umbrella leaves alone is marked (apart)")
    func apart() throws {
        var layout = Layout(rows: ["1 | `B` (apart) | `*` | – | – | –", "– | `.` (umbrella) | all | all | – | –"])
        layout.add(".", targets: [])
        layout.add("B", targets: [Target(name: "B")])
        #expect(try layout.findings().isEmpty)
    }
}
