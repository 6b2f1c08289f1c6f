import Testing

/// A session on one of its screens.
struct Take: CustomTestStringConvertible, Sendable {
    let scene: Scene
    let screen: Screen

    /// What the record is called.
    var name: String { screen == .pipe ? scene.name : "\(scene.name)-\(screen.rawValue)" }

    var testDescription: String { name }

    /// Plays the session, and compares it with its record.
    func check() throws {
        let home =
            switch scene.catalog {
            case .sample: try Home()
            case .fixtures: try FixtureHome.copy()
            }
        var transcript = Transcript(name, in: home, on: screen.terminal)
        for step in scene.steps {
            switch step {
            case .petsave(let line, let input):
                let run = try home.run(
                    arguments(of: line),
                    input: Array(input.utf8),
                    variables: scene.variables,
                    inside: true,
                    on: screen.terminal
                )
                transcript.add(run, of: step.typed)
            case .file(let name):
                transcript.add(try home.contents(of: name), of: step.typed)
            case .folder(let name):
                let files = try home.files(in: name).map { "\(name)/\($0)\n" }
                transcript.add(files.joined(), of: step.typed)
            }
        }
        try transcript.check()
    }

    /// The words of a line, with the folder of fixtures in the place of its short form.
    private func arguments(of line: String) -> [String] {
        Step.words(of: line).map { $0.replacing("$FIXTURES", with: Fixtures.folder ?? "") }
    }
}
