import Boundaries
import BusinessServices
import Domain
import Shortlist
import Testing

@Suite("Export of the shortlist")
struct ShortlistExportUseCaseTests {
    struct Writer: ShortlistWriter, ShortlistExportView {
        let told = Recorder<String>()
        let everyone = ShortlistUseCaseTests.Everyone(gates: [:])
        var failure: ExportError?

        func write(_ presentation: ShortlistPresentation) async throws(ExportError) {
            if let failure { throw failure }
            told.record("written \(presentation.items.map(\.id.description).joined(separator: " "))")
        }
        func present(_ presentation: ShortlistPresentation) async {
            told.record("shown \(presentation.items.count)")
        }
    }

    private func export(
        _ entries: [ShortlistEntry],
        to writer: Writer,
        order: ShortlistOrder = .added
    ) -> ShortlistExportUseCase {
        let catalog = StubCatalog(onAnimal: { _, _ throws(CatalogError) in nil })
        let store = StubShortlist(onEntries: { () throws(PersonalStoreError) in entries })
        return ShortlistExportUseCase(
            order: order,
            center: nil,
            service: ShortlistService(store: store, catalog: catalog, now: { Samples.now }),
            writer: writer,
            view: writer,
            tracker: writer.everyone
        )
    }

    @Test("the list is written once as a whole, in the order asked for, and then told")
    func whole() async throws {
        let writer = Writer()
        let entries = try [Samples.entry("s:1"), Samples.entry("s:2", at: 1, rating: Rating(1))]
        _ = try await export(entries, to: writer, order: .rating).viewDidRequestExport().value
        #expect(writer.told.entries == ["written s:2 s:1", "shown 2"])
        #expect(writer.everyone.tracked.entries == ["exported 2"])
    }

    @Test("an empty list writes nothing")
    func empty() async throws {
        let writer = Writer()
        #expect(try await export([], to: writer).viewDidRequestExport().value.items.isEmpty)
        #expect(writer.told.entries == ["shown 0"])
    }

    @Test("what cannot be written is told as such")
    func failure() async throws {
        let writer = Writer(failure: .cannotWrite(reason: "full"))
        let export = export([try Samples.entry("s:1")], to: writer)
        await #expect(throws: ExportError.cannotWrite(reason: "full")) {
            try await export.viewDidRequestExport().value
        }
        #expect(writer.told.entries.isEmpty)
    }

    @Test("every order is stable: ties go by when the animals were added, then by id")
    func orders() throws {
        func item(_ id: String, at seconds: Double, name: String, stars: Int?, kilometers: Double?) throws
            -> ShortlistItem
        {
            var entry = try Samples.entry(id, at: seconds, rating: stars.flatMap { Rating($0) })
            entry.snapshot.name = name
            let shown = entry.snapshot.listed(measuredFrom: nil)
            let distance = kilometers.map { Distance(kilometers: $0) }
            let listed = ListedAnimal(animal: shown.animal, organization: nil, distance: distance)
            return ShortlistItem(entry: entry, listed: listed, measuredFrom: nil)
        }
        let items = try [
            item("s:1", at: 3, name: "Élan", stars: nil, kilometers: nil),
            item("s:2", at: 2, name: "elan", stars: 0, kilometers: 5),
            item("s:3", at: 2, name: "Zoe", stars: 5, kilometers: 5),
            item("s:4", at: 1, name: "abe", stars: nil, kilometers: 0),
        ]
        let expected: [ShortlistOrder: [String]] = [
            .added: ["4", "2", "3", "1"], .rating: ["3", "2", "4", "1"], .name: ["4", "2", "1", "3"],
            .distance: ["4", "2", "3", "1"],
        ]
        for order in ShortlistOrder.allCases {
            #expect(order.sorted(items).map(\.id.sourceID) == expected[order], "\(order)")
        }
    }
}
