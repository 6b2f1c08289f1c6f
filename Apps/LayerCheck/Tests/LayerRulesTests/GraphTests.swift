import Testing

@testable import LayerRules

@Suite("The graph")
struct GraphTests {
    private func layout() -> Layout {
        var layout = Layout(rows: [
            "1 core | `P/Core` | all | – | – | –", "2 top | `P/Top-1` | all | `Core` | `swift-x` | –",
        ])
        layout.add("P/Core", targets: [Target(name: "Core")])
        layout.add(
            "P/Top-1",
            dependencies: [
                PackageDependency(identity: "core", source: .folder("../Core")),
                PackageDependency(identity: "swift-x", source: .remote(location: "x", requirement: "exactly 1.0.0")),
            ],
            targets: [
                Target(name: "Top", dependencies: [.product("X", package: "swift-x", aliases: [:])]),
                Target(name: "TopTests", kind: .test, dependencies: [.byName("Core")]),
            ]
        )
        return layout
    }

    @Test("Mermaid draws a box a layer, the outermost first, and what only tests need dotted")
    func mermaid() throws {
        let expected = """
            flowchart TB
                subgraph layer2["2 top"]
                    p_Top_1["Top-1"]
                end
                subgraph layer1["1 core"]
                    p_Core["Core"]
                end
                subgraph thirdParty["third-party"]
                    p_swift_x(["swift-x"])
                end
                p_Top_1 -.-> p_Core
                p_Top_1 --> p_swift_x

            """
        #expect(try layout().checker().graph().mermaid() == expected)
    }

    @Test("Layers of one rank are told apart by their names")
    func sameRank() throws {
        var layout = Layout(rows: ["1 tools | `P/T` | all | – | – | –", "1 core | `P/C` | all | – | – | –"])
        layout.add("P/C", targets: [Target(name: "C")])
        layout.add("P/T", targets: [Target(name: "T")])
        let boxes = try layout.checker().graph().mermaid().split(separator: "\n").filter { $0.contains("subgraph") }
        #expect(boxes == [#"    subgraph layer1["1 core"]"#, #"    subgraph layer1_1["1 tools"]"#])
    }

    @Test("Graphviz gets a rank a layer")
    func dot() throws {
        let text = try layout().checker().graph().dot()
        #expect(text.contains(#"subgraph "layer 2 top" { rank=same; "Top-1"; }"#))
        #expect(text.contains(#""Top-1" -> "Core" [style=dotted];"#))
        #expect(text.contains(#""Top-1" -> "swift-x";"#))
    }
}
