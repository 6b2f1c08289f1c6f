import Testing

@Suite("What the commands print is as recorded")
struct TranscriptTests {
    /// One recorded run on the built-in sample.
    struct Scene: CustomTestStringConvertible, Sendable {
        let name: String
        let command: [String]
        var variables: [String: String] = [:]
        var isOnTerminal = false

        var testDescription: String { name }
    }

    @Test("on a pipe", arguments: onPipe)
    func pipe(scene: Scene) throws {
        try check(scene)
    }

    @Test("on a terminal", arguments: onTerminal)
    func terminal(scene: Scene) throws {
        try check(scene)
    }

    @Test("settings, from the first to none again")
    func settings() throws {
        let home = try Home()
        let steps: [(name: String, command: [String])] = [
            ("config-1-path", ["config", "path"]),
            ("config-2-list-before", ["config", "list"]),
            ("config-3-set-place", ["config", "set", "place", "Austin, TX"]),
            ("config-4-set-units", ["config", "set", "units", "mi"]),
            ("config-5-get-units", ["config", "get", "units"]),
            ("config-6-near-them", ["near", "--limit", "1"]),
            ("config-7-list-after", ["config", "list"]),
            ("config-8-unset-units", ["config", "unset", "units"]),
            ("config-9-get-units-again", ["config", "get", "units"]),
        ]
        for step in steps {
            let run = try home.run(step.command)
            try Transcript.check(step.name, command: step.command, run, in: home, on: nil)
        }
    }

    private func check(_ scene: Scene) throws {
        let home = try Home()
        let terminal = scene.isOnTerminal ? Terminal.usual : nil
        let run = try home.run(scene.command, variables: scene.variables, on: terminal)
        try Transcript.check(scene.name, command: scene.command, run, in: home, on: terminal)
    }

    private static let near = ["near", "19104", "--type", "cat", "--within", "50km", "--limit", "3"]

    private static let onPipe: [Scene] = [
        Scene(name: "near-list", command: near),
        Scene(name: "near-table", command: near + ["--format", "table"]),
        Scene(name: "near-cards", command: near + ["--format", "cards"]),
        Scene(name: "near-csv", command: near + ["--format", "csv"]),
        Scene(name: "near-json", command: near + ["--format", "json"]),
        Scene(name: "near-ndjson", command: near + ["--format", "ndjson"]),
        Scene(name: "near-ndjson-fields", command: near + ["--format", "ndjson", "--fields", "name,breeds.primary"]),
        Scene(name: "near-plain", command: near + ["--plain"]),
        Scene(name: "near-color-always", command: near + ["--color", "always"]),
        Scene(name: "near-color-forced", command: near, variables: ["CLICOLOR_FORCE": "1"]),
        Scene(name: "near-nothing", command: ["near", "--within", "100km", "--", "-75,0"]),
        Scene(name: "near-springfield", command: ["near", "Springfield"]),
        Scene(name: "near-mistyped-type", command: ["near", "19104", "--type", "dgo"]),
        Scene(name: "mistyped-command", command: ["naer", "19104"]),
        Scene(name: "no-command", command: []),
        Scene(name: "show", command: ["show", "sample:1006"]),
        Scene(name: "show-json", command: ["show", "sample:1006", "--json"]),
        Scene(name: "show-unknown", command: ["show", "sample:999999"]),
        Scene(name: "stats", command: ["stats"]),
        Scene(name: "stats-json", command: ["stats", "--json"]),
        Scene(name: "doctor", command: ["doctor"]),
        Scene(name: "doctor-json", command: ["doctor", "--json"]),
        Scene(name: "help", command: ["--help"]),
        Scene(name: "help-near", command: ["near", "--help"]),
        Scene(name: "help-of-near", command: ["help", "near"]),
        Scene(name: "help-exit-codes", command: ["help", "exit-codes"]),
        Scene(name: "help-unknown", command: ["help", "nonsense"]),
        Scene(name: "help-places", command: ["help", "places"]),
        Scene(name: "help-environment", command: ["help", "environment"]),
        Scene(name: "version", command: ["--version"]),
    ]

    private static let onTerminal: [Scene] = [
        Scene(name: "terminal-near-list", command: near, isOnTerminal: true),
        Scene(name: "terminal-near-table", command: near + ["--format", "table"], isOnTerminal: true),
        Scene(name: "terminal-near-cards", command: near + ["--format", "cards"], isOnTerminal: true),
        Scene(name: "terminal-near-json", command: near + ["--json=name,distance_km"], isOnTerminal: true),
        Scene(name: "terminal-near-no-color", command: near, variables: ["NO_COLOR": "1"], isOnTerminal: true),
        Scene(name: "terminal-near-dumb", command: near, variables: ["TERM": "dumb"], isOnTerminal: true),
        Scene(
            name: "terminal-near-ascii",
            command: near + ["--format", "table"],
            variables: ["LANG": "C"],
            isOnTerminal: true
        ),
        Scene(name: "terminal-near-plain", command: near + ["--plain"], isOnTerminal: true),
        Scene(name: "terminal-show", command: ["show", "sample:1006"], isOnTerminal: true),
        Scene(name: "terminal-stats", command: ["stats"], isOnTerminal: true),
        Scene(name: "terminal-doctor", command: ["doctor"], isOnTerminal: true),
    ]
}
