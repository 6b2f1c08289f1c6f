import Boundaries
import JSONStreaming
import TerminalText
import Usage

/// Prints once who gets to know how PetSave is used.
struct OneShotUsageConsentView: UsageConsentView {
    let format: OutputFormat
    let canvas: Canvas

    func present(_ presentation: UsageConsentPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch format {
        case .json: try? canvas.write(json: value(of: presentation))
        case .ndjson: try? canvas.write(jsonLines: [value(of: presentation)])
        case .list, .table, .cards, .csv: try? canvas.write(UsageConsentLines(presentation: presentation).lines)
        }
    }

    private func value(of presentation: UsageConsentPresentation) -> JSONValue {
        [
            "recording": .bool(presentation.isRecording),
            "enabled": .bool(presentation.isEnabled),
            "do_not_track": .bool(presentation.isForbidden),
            "problem": presentation.problem.map { .string("\($0)") } ?? .null,
            "services": .array(
                presentation.services.map { service in
                    [
                        "name": .string(service.name),
                        "active": .bool(presentation.isActive(service)),
                        "enabled": .bool(service.isEnabled),
                        "sends": .bool(service.sends),
                        "destination": service.destination.map(JSONValue.string) ?? .null,
                        "events": .array(service.events.map(JSONValue.string)),
                        "waiting": .integer(Int64(service.waiting)),
                    ]
                }
            ),
            "journal": .string(presentation.journal),
            "settings": .string(presentation.settings),
        ]
    }
}
