/// A session that is recorded: what is typed, one line after the other, in a home of its own.
struct Scene: Sendable {
    /// What the animals come from.
    enum Catalog: Sendable {
        /// The built-in sample, as in a new home.
        case sample
        /// Everything that the recorded bodies hold.
        case fixtures
    }

    /// The record's place: its folder and its file, without the screen.
    let name: String
    let steps: [Step]
    let screens: [Screen]
    let variables: [String: String]
    var catalog = Catalog.sample

    init(_ name: String, _ steps: Step..., on screens: [Screen] = [.pipe], variables: [String: String] = [:]) {
        self.name = name
        self.steps = steps
        self.screens = screens
        self.variables = variables
    }

    /// The session once for each of its screens.
    var takes: [Take] { screens.map { Take(scene: self, screen: $0) } }
}

extension Scene {
    static let all =
        near + search + suggest + show + stats + map + shortlist + alerts + settings + sources + diagnostics + files
        + help
        + ofFixtures + ofEachFixture
}
