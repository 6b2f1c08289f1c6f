import Testing

@testable import LayerRules

private let header = "| layer | package | targets | may depend on | third-party | forbidden modules |\n|-|-|-|-|-|-|\n"

private func parse(_ text: String) throws(CheckFailure) -> ArchitectureDocument {
    try DocumentParser.parse(text, path: "ARCHITECTURE.md")
}

@Suite("Reading the table")
struct DocumentParserTests {
    @Test("A row says everything that the rules need")
    func row() throws {
        let document = try parse(
            """
            # Architecture
            <!-- layercheck:table -->

            | Package | Layer | Targets | May depend on | Third-party | Forbidden modules | Why | Owner |
            |:--|--:|---|---|---|---|---|---|
            | `Packages/Storage` (apart) | 3 · low level | `SQL*`, `Kit` (test kit), `XTests` (tests) | `Domain`, UseCases/Ports, all | `GRDB.swift`, swift-nio (NIOCore, NIOPosix shared) | `Foundation`, `Glibc` | one \\| reason | us |
            """
        )
        let row = try #require(document.rows.first)
        #expect(row.line == 6)
        #expect(row.rank == 3)
        #expect(row.layer == "low level")
        #expect(row.package == Glob("Packages/Storage"))
        #expect(row.isApart && !row.isUmbrella)
        #expect(row.targets.map(\.glob.pattern) == ["SQL*", "Kit", "XTests"])
        #expect(row.targets.map(\.role) == [.production, .testKit, .tests])
        #expect(row.allowed.map(\.description) == ["Domain", "UseCases/Ports", "all"])
        #expect(row.thirdParty.map(\.identity) == ["grdb.swift", "swift-nio"])
        #expect(row.thirdParty.map(\.modules) == [[], ["NIOCore", "NIOPosix"]])
        #expect(row.thirdParty.map(\.isShared) == [false, true])
        #expect(row.forbidden.map(\.pattern) == ["Foundation", "Glibc"])
        #expect(row.why == "one \\| reason")
    }

    @Test("A ditto mark repeats the cell above, a dash means nothing", arguments: ["″", "\"", "as above"])
    func ditto(mark: String) throws {
        let rows = "| 1 | `A` | `A` | – | none | X |\n| \(mark) | \(mark) | `B` | - | — | \(mark) |\n"
        let document = try parse("<!-- layercheck:table -->\n\(header)\(rows)")
        #expect(document.rows.map(\.rank) == [1, 1])
        #expect(document.rows.map(\.package.pattern) == ["A", "A"])
        #expect(document.rows.map(\.forbidden) == [[Glob("X")], [Glob("X")]])
        #expect(document.rows.allSatisfy { $0.allowed.isEmpty && $0.thirdParty.isEmpty })
    }

    @Test("Several tables add up, and what stands in fences is an example")
    func severalTables() throws {
        let document = try parse(
            """
            ```
            <!-- layercheck:table -->
            ```
            <!-- layercheck:table -->
            \(header)| 1 | `A` | `A` | – | – | – |

            Text.
            <!-- layercheck:table -->
            \(header)| 2 | `B` | `B` | – | – | – |
            """
        )
        #expect(document.rows.map(\.package.pattern) == ["A", "B"])
        #expect(document.rows.map(\.line) == [7, 13])
    }

    @Test("The other comments are read")
    func comments() throws {
        let document = try parse(
            """
            <!-- layercheck:table -->
            \(header)| 1 | `A` | `A` | – | – | – |

            <!-- layercheck:settings "// MARK: - Begin" "// MARK: - End" -->
            <!-- layercheck:platforms Linux macOS -->
            <!-- layercheck:ignore Examples/* Old -->
            <!-- layercheck:system-modules SwiftUI -->
            <!-- layercheck:graph -->
            ```mermaid
            flowchart TB
            ```
            """
        )
        #expect(document.settingsMarkers?.start == "// MARK: - Begin")
        #expect(document.settingsMarkers?.end == "// MARK: - End")
        #expect(document.platforms == ["Linux", "macOS"])
        #expect(document.ignored == [Glob("Examples/*"), Glob("Old")])
        #expect(document.systemModules == ["SwiftUI"])
        #expect(document.figure?.text == "flowchart TB\n")
        #expect(document.figure?.line == 11)
    }

    @Test(
        "What cannot be read is refused with its line",
        arguments: [
            ("# No table", 1),
            ("<!-- layercheck:table -->\nText", 2),
            ("<!-- layercheck:table -->\n| layer | package |\n|---|---|\n", 2),
            ("<!-- layercheck:table -->\n| layer \(header)", 2),
            ("<!-- layercheck:table -->\n\(header)| 1 | `A` | `A` |  | – | – |", 4),
            ("<!-- layercheck:table -->\n\(header)| ″ | `A` | `A` | – | – | – |", 4),
            ("<!-- layercheck:table -->\n\(header)| core | `A` | `A` | – | – | – |", 4),
            ("<!-- layercheck:table -->\n\(header)| 1 | `A`, `B` | `A` | – | – | – |", 4),
            ("<!-- layercheck:table -->\n\(header)| 1 | `A` (big) | `A` | – | – | – |", 4),
            ("<!-- layercheck:table -->\n\(header)| 1 | `A` | `A` (kit) | – | – | – |", 4),
            ("<!-- layercheck:tables -->", 1),
            ("<!-- layercheck:settings one -->", 1),
            ("<!-- layercheck:graph -->\nText", 2),
        ]
    )
    func refusals(text: String, line: Int) {
        let failure = #expect(throws: CheckFailure.self) { try parse(text) }
        guard case .table("ARCHITECTURE.md", let found, _, _) = failure else {
            Issue.record("\(String(describing: failure)) is no failure of the table")
            return
        }
        #expect(found == line)
    }

    @Test("A figure is replaced without touching the rest")
    func figure() throws {
        let table = "<!-- layercheck:table -->\n\(header)| 1 | `A` | `A` | – | – | – |\n"
        let text = "\(table)\n<!-- layercheck:graph -->\n```mermaid\nold\nolder\n```\nEnd\n"
        let updated = Figure.replacing(try parse(text).figure, in: text, with: "new\n")
        #expect(updated == "\(table)\n<!-- layercheck:graph -->\n```mermaid\nnew\n```\nEnd\n")
        #expect(Figure.replacing(nil, in: text, with: "new\n") == nil)
    }
}
