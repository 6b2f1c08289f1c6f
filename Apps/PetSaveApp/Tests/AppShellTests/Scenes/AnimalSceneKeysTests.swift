import AnimalsNearYou
import Domain
import FoundationEssentials
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("Keys of the scenes that show animals and places")
struct AnimalSceneKeysTests {
    /// The scenes, by what leads to them from the list.
    enum Subject: String, CaseIterable {
        case near, empty, map, details, place, choice
    }

    private func opened(_ subject: Subject) async throws -> SceneHost {
        let animals = try SceneSamples.animals(0..<30)
        let stage = try SceneStage(
            subject == .empty ? [] : animals,
            home: subject == .choice ? "springfield" : "Philadelphia, PA, US"
        )
        let host = try await stage.settled()
        switch subject {
        case .near, .empty, .choice: break
        case .map: host.type("m")
        case .details: host.press(.enter)
        case .place: host.type("p")
        }
        await host.settled()
        return host
    }

    @Test("every key that is offered does something, and every other one says why not", arguments: Subject.allCases)
    func keys(subject: Subject) async throws {
        let keys = try await opened(subject).scene?.state.keys ?? []
        #expect(!keys.isEmpty)
        for key in keys {
            for press in key.keys {
                let host = try await opened(subject)
                let scene = try #require(host.scene)
                if let reason = key.unavailable {
                    host.handle(.key(press))
                    #expect(host.message?.text == reason, "\(key.shown)")
                } else {
                    let isDone = scene.type(.key(press)) || scene.perform(key.action) || key.action == .back
                    #expect(isDone, "\(key.shown) of \(subject.rawValue) does nothing")
                }
                await host.stop()
            }
        }
    }

    @Test("no key means two things, and every action of a click is done", arguments: Subject.allCases)
    func unambiguous(subject: Subject) async throws {
        let host = try await opened(subject)
        let scene = try #require(host.scene)
        let presses = scene.state.keys.flatMap(\.keys)
        #expect(Set(presses).count == presses.count)
        let stage = Stage(
            columns: 80,
            rows: 20,
            capabilities: FrameGoldens.dark,
            unit: .kilometers,
            moment: SceneSamples.now
        )
        for target in scene.state.frame(on: stage).clickTargets.prefix(1) { #expect(scene.perform(target.action)) }
    }
}
