import AnimalDetails
import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryCatalog
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("The scene of an animal's details")
struct DetailsSceneTests {
    /// Keeps what was handed back.
    private final class Closing {
        var changes: [DetailsChange] = []
    }

    private static func talkative(photos: Int = 3) throws -> Animal {
        var animal = try SceneSamples.animal(1, name: "Zoë 👩‍👩‍👧‍👦 みたらし団子")
        animal.description = String(
            repeating: "She likes the sofa, the other sofa, and \u{1B}[31mwhoever\u{1B}[0m sits on either. ",
            count: 8
        )
        animal.photos = (0..<photos).map { Photo(full: "https://photos.example/\($0).jpg") }
        animal.url = "https://pets.example/zoe"
        animal.contact.email = "paws@example.org"
        animal.bondedPartners = [try SceneSamples.animal(2).id]
        return animal
    }

    private func opened(
        _ animal: Animal,
        _ prepare: (SceneStage) -> Void = { _ in }
    ) async throws -> (SceneStage, SceneHost, DetailsScene) {
        let stage = try SceneStage([animal, SceneSamples.animal(2)])
        prepare(stage)
        let host = try await stage.settled()
        host.press(.enter)
        await host.settled()
        return (stage, host, try host.top(DetailsScene.self))
    }

    @Test("shows the animal at once, and its bonded partner once that was looked up")
    func atOnce() async throws {
        let stage = try SceneStage([])
        let host = try await stage.settled()
        let animal = try Self.talkative()
        _ = await stage.catalog.memory.write(CatalogBatch(animals: [animal, try SceneSamples.animal(2)]))
        host.go(to: .details(ListedAnimal(animal: animal, organization: nil, distance: nil), onClose: { _ in }))
        let scene = try host.top(DetailsScene.self)
        #expect(host.text.contains("She likes the sofa"))
        #expect(scene.state.details.bondedPartners.isEmpty)
        await host.settled()
        let partner = try SceneSamples.animal(2).name
        #expect(scene.state.details.bondedPartners.first?.animal?.name == partner)
    }

    @Test("looks as recorded: with photos to count, kept and rated, and as text alone")
    func looks() async throws {
        let (_, host, scene) = try await opened(try Self.talkative())
        FrameGoldens.check("details", scene.state)
        host.type("s")
        await host.settled()
        host.type("3")
        await host.settled()
        host.press(.pageDown)
        FrameGoldens.check("details-kept", scene.state, message: host.message)
        let hostile = try SceneSamples.animal(4)
        FrameGoldens.check("details-hostile", try await opened(hostile).2.state)
    }

    @Test("a photo stands beside the text where there is room, above it where there is not")
    func photo() async throws {
        let (_, _, scene) = try await opened(try Self.talkative()) { stage in
            stage.loadPhoto = { _, index, box in
                .rows((0..<box.rows).map { StyledText("photo \(index) row \($0)") })
            }
        }
        FrameGoldens.check("details-photo", scene.state)
    }

    @Test("a photo for another room, or one that was left, is never shown")
    func latePhoto() async throws {
        let gate = SceneGate()
        let (_, host, scene) = try await opened(try Self.talkative()) { stage in
            stage.loadPhoto = { _, index, _ in
                if index == 1 { await gate.pass() }
                return .note("photo \(index)")
            }
        }
        #expect(scene.state.photo == .note("photo 0"))
        host.type("]")
        #expect(scene.state.photo == nil)
        await gate.arrival()
        host.type("]")
        gate.open()
        await host.settled()
        #expect(scene.state.photo == .note("photo 2"))
        #expect(host.text.contains("Photo 3 of 3"))
        host.type("]")
        #expect(scene.state.photoIndex == 0)
    }

    @Test("o opens the listing, P the photo that is shown")
    func opens() async throws {
        let (stage, host, _) = try await opened(try Self.talkative())
        host.type("o")
        await host.settled()
        host.type("]P")
        await host.settled()
        #expect(await stage.opened.pages == ["https://pets.example/zoe", "https://photos.example/1.jpg"])
    }

    @Test("keys that can do nothing say why")
    func unavailable() async throws {
        let (stage, host, _) = try await opened(try SceneSamples.animal(1))
        for (key, reason) in [("o", "no page"), ("]", "no photo"), ("P", "no photo"), ("2", "s puts it there")] {
            host.type(key)
            #expect(host.message?.text.contains(reason) == true, "\(key)")
        }
        host.type("n")
        #expect(host.message?.text == ShortlistSceneWords.notKept)
        #expect(stage.routes.isEmpty)
    }

    @Test("a note is asked for, kept and shown")
    func note() async throws {
        let (stage, host, scene) = try await opened(try Self.talkative())
        host.type("s")
        await host.settled()
        host.type("n")
        guard case .textEntry(let entry) = try #require(stage.routes.last) else {
            Issue.record("no text is asked for")
            return
        }
        host.goBack()
        entry.onEnter("  Ask about the sofa. ")
        await host.settled()
        #expect(try await stage.shortlist.entries().first?.note == "Ask about the sofa.")
        #expect(scene.state.note == "Ask about the sofa.")
        #expect(host.text.contains("Your note: Ask about the sofa."))
    }

    @Test("hands back what changed when it is closed")
    func handsBack() async throws {
        let stage = try SceneStage([try Self.talkative()])
        let host = try await stage.settled()
        let listed = try #require(host.top(NearYouScene.self).state.selected)
        let closing = Closing()
        host.go(to: .details(listed) { closing.changes.append($0) })
        await host.settled()
        host.type("s")
        await host.settled()
        host.type("0")
        await host.settled()
        host.press(.character("h"))
        #expect(closing.changes == [DetailsChange(id: listed.animal.id, isKept: true, rating: Rating(0))])
    }

    @Test("scrolls to its last line and no farther")
    func scrolls() async throws {
        let (_, host, scene) = try await opened(try Self.talkative())
        host.press(.end)
        let last = scene.state.firstLine
        #expect(last > 0)
        #expect(!host.text.contains("more line"))
        host.press(.down)
        #expect(scene.state.firstLine == last)
        host.press(.home)
        #expect(scene.state.firstLine == 0)
        #expect(host.text.contains("more line"))
    }

    @Test("an animal that the catalogue knows no more is shown as it was, with that said")
    func gone() async throws {
        let stage = try SceneStage([])
        let host = try await stage.settled()
        let listed = ListedAnimal(animal: try Self.talkative(), organization: nil, distance: nil)
        host.go(to: .details(listed, onClose: { _ in }))
        await host.settled()
        #expect(try host.top(DetailsScene.self).state.problem?.isEmpty == false)
        #expect(host.text.contains("She likes the sofa"))
    }
}
