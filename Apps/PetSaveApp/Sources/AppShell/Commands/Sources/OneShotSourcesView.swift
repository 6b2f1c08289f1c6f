import AnimalSources
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import TerminalText

/// Prints sources once: what was asked for to standard output, what was done to standard error.
struct OneShotSourcesView: SourcesView {
    /// A writer for the moment that it is made for: ages count until a source's state was looked at, and not before.
    private let makeWriter: @Sendable (Date) -> SourcesWriter
    private let notes: Canvas
    private let now: @Sendable () -> Date
    private let startedAt: Date
    private let secretProblem: @Sendable (SourceConfiguration) -> String?

    init(_ output: OutputOptions, in root: CompositionRoot) throws(CommandFailure) {
        let format = try output.chosenFormat(root.preferences)
        let canvas = output.canvas(for: .output, in: root)
        makeWriter = { [unit = root.preferences.units] now in
            SourcesWriter(format: format, unit: unit, now: now, canvas: canvas)
        }
        notes = output.canvas(for: .error, in: root)
        now = root.now
        startedAt = root.now()
        secretProblem = SecretCheck(root: root).problem(with:)
    }

    func present(_ presentation: SourcesPresentation) async {
        let writer = makeWriter(now())
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch presentation {
        case .list(let sources):
            try? writer.writeList(of: sources)
            if sources.isEmpty {
                tell("No source is set up. `petsave source add` lists what there is.")
            }
        case .details(let status): try? writer.writeDetails(of: [status])
        case .added(let status):
            tell(Self.added(status, unit: writer.unit))
            if let problem = secretProblem(status.configuration) { tell("Warning: \(problem)") }
            try? writer.writeJSON(SourceJSON.value(of: status, now: writer.now))
        case .switched(let status):
            tell(Self.switched(status))
            try? writer.writeJSON(SourceJSON.value(of: status, now: writer.now))
        case .removed(let name, let animals):
            tell(Self.removed(name, animals: animals))
            try? writer.writeJSON(SourceJSON.value(ofRemoved: name, animals: animals))
        case .tested(let status, let probe): try? write(probe, of: status, with: writer)
        }
    }

    private func tell(_ sentence: String) {
        try? notes.write(StyledText(sentence).wrapped(toWidth: notes.lineWidth))
    }

    private func write(_ probe: FeedProbe, of status: SourceStatus, with writer: SourcesWriter) throws {
        let seconds = max(0, writer.now.timeIntervalSince(startedAt))
        switch writer.format {
        case .json, .ndjson:
            try writer.canvas.write(
                json: SourceJSON.value(of: probe, source: status.configuration.name, seconds: seconds)
            )
        case .list, .table, .cards, .csv:
            let lines = FeedProbeLines(status: status, probe: probe, seconds: seconds)
            try writer.canvas.write(lines.lines(width: writer.canvas.lineWidth))
        }
    }

    private static func added(_ status: SourceStatus, unit: DistanceUnit) -> String {
        let name = status.configuration.name
        let isAround = status.configuration.radius != nil
        let place = isAround ? SourceWords.scope(status.configuration, place: status.place, unit: unit) : nil
        let scope =
            place.map { " It is asked for animals \($0); its server learns that place to a tenth of a degree." } ?? ""
        return "The source “\(name)” is set up.\(scope) `petsave source test \(name)` shows whether it answers, "
            + "`petsave sync \(name)` fetches its animals."
    }

    private static func switched(_ status: SourceStatus) -> String {
        status.configuration.isEnabled
            ? "The source “\(status.configuration.name)” is on."
            : "The source “\(status.configuration.name)” is off: it is asked no more, and "
                + "\(SourceWords.animals(status.animals)) of it \(status.animals == 1 ? "stays" : "stay")."
    }

    private static func removed(_ name: SourceName, animals: Int) -> String {
        "The source “\(name)” is removed"
            + (animals > 0 ? ", and \(SourceWords.animals(animals)) of it with it." : ".")
    }
}
