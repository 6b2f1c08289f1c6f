import Domain
import FoundationEssentials
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@Suite("Animals as rows of a list")
struct AnimalRowsTests {
    private func stage(columns: Int, _ capabilities: TerminalCapabilities = FrameGoldens.dark) -> Stage {
        Stage(columns: columns, rows: 40, capabilities: capabilities, unit: .kilometers, moment: FrameGoldens.moment)
    }

    private func marks(_ animals: [Animal]) -> ShortlistMarks {
        ShortlistMarks(
            animals.enumerated().map { index, animal in
                let listed = ListedAnimal(animal: animal, organization: nil, distance: nil)
                return ShortlistEntry(
                    snapshot: AnimalSnapshot(of: listed, takenAt: FrameGoldens.moment),
                    addedAt: FrameGoldens.moment,
                    rating: index == 0 ? nil : Rating(index)
                )
            }
        )
    }

    @Test(
        "no row is wider than the stage, whatever the animals are called",
        arguments: [24, 40, 63, 64, 99, 100, 200, 300]
    )
    func widths(columns: Int) throws {
        let listed = try SceneSamples.listed(0..<24)
        for capabilities in [FrameGoldens.dark, FrameGoldens.colourless] {
            let stage = stage(columns: columns, capabilities)
            let rows = AnimalRows(animals: listed, marks: marks(Array(listed.prefix(3).map(\.animal))))
                .rows(0..<24, selected: 1, on: stage)
            #expect(rows.count == 24 * AnimalRows.height(on: stage))
            for row in rows {
                #expect(row.displayWidth <= columns)
                #expect(!row.plainText.contains { $0.isNewline || $0 == "\u{1B}" })
            }
        }
    }

    /// Rows and nothing else.
    private struct Rows: SceneState {
        let rows: AnimalRows
        var title: String { "Rows" }
        var keys: [SceneKey] { .listMotion }

        func frame(on stage: Stage) -> SceneFrame {
            let visible = 0..<AnimalRows.page(rows: stage.rows, on: stage)
            return SceneFrame(rows: rows.rows(visible, selected: 1, on: stage))
        }
    }

    @Test("look as recorded")
    func looks() throws {
        let listed = try SceneSamples.listed(0..<60)
        let rows = AnimalRows(animals: listed, marks: marks(listed.prefix(3).map(\.animal)))
        FrameGoldens.check("animal-rows", Rows(rows: rows))
    }

    @Test("distances end at the right edge", arguments: [40, 80, 100, 300])
    func rightEdge(columns: Int) throws {
        let stage = stage(columns: columns)
        let rows = AnimalRows(animals: try SceneSamples.listed(0..<12), marks: ShortlistMarks())
            .rows(0..<12, selected: nil, on: stage)
        for row in stride(from: 0, to: rows.count, by: AnimalRows.height(on: stage)) {
            #expect(rows[row].displayWidth == columns)
            #expect(rows[row].plainText.hasSuffix("km"))
        }
    }

    @Test("the chosen row, what is kept and its rating are told by signs, not by colours alone")
    func signs() throws {
        let listed = try SceneSamples.listed(0..<3)
        let rows = AnimalRows(animals: listed, marks: marks([listed[0].animal, listed[2].animal]))
            .rows(0..<3, selected: 1, on: stage(columns: 120, FrameGoldens.colourless))
        #expect(rows[0].plainText.hasPrefix("  *  Biscuit"))
        #expect(rows[1].plainText.hasPrefix(">    "))
        #expect(rows[2].plainText.hasPrefix("  *1 "))
    }

    @Test("an animal that is kept by the id of another of its records is marked")
    func otherRecord() throws {
        var merged = try SceneSamples.animal(1)
        let other = try SceneSamples.animal(1, source: "penn")
        merged.provenance.append(Provenance(id: other.id, fetchedAt: SceneSamples.now))
        #expect(marks([other])[merged]?.id == other.id)
        #expect(marks([other])[try SceneSamples.animal(2)] == nil)
    }

    @Test("a click on any row of an animal opens it")
    func clicks() throws {
        let rows = AnimalRows(animals: try SceneSamples.listed(0..<9), marks: ShortlistMarks())
        let targets = rows.clickTargets(3..<6, from: 2, on: stage(columns: 80))
        #expect(targets.map(\.rows) == [2..<4, 4..<6, 6..<8])
        #expect(targets.map(\.action) == [.choose(3), .choose(4), .choose(5)])
    }
}
