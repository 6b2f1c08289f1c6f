import Boundaries
import BusinessServices
import JSONStreaming
import Preferences
import TerminalText

/// Prints settings once.
struct OneShotPreferencesView: PreferencesView {
    enum Style {
        /// The bare value, for scripts.
        case value
        /// What holds after a change.
        case change
        /// Every setting with what it is for.
        case all
        case json
    }

    let style: Style
    let canvas: Canvas

    func present(_ presentation: PreferencesPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch style {
        case .value: try? canvas.write(presentation.entries.map { StyledText($0.value?.description ?? "") })
        case .change: try? canvas.write(presentation.entries.map { StyledText(Self.assignment($0)) })
        case .all: try? canvas.write(lines(of: presentation))
        case .json: try? canvas.write(json: value(of: presentation))
        }
    }

    private static func assignment(_ entry: PreferencesPresentation.Entry) -> String {
        "\(entry.key.rawValue) = \(entry.value?.description ?? "(not set)")"
    }

    private func lines(of presentation: PreferencesPresentation) -> [StyledText] {
        let assignments = presentation.entries.map(Self.assignment)
        let width = (assignments.map(\.displayWidth).max() ?? 0) + 2
        let known = zip(assignments, presentation.entries).map { assignment, entry in
            StyledText(assignment.padded(toWidth: width), style: entry.isSet ? .bold : .plain)
                + StyledText(entry.key.summary, style: .dim)
        }
        return known
            + presentation.unknownKeys.map { StyledText("\($0) is in the file, but PetSave does not know it.") }
    }

    private func value(of presentation: PreferencesPresentation) -> JSONValue {
        .object(
            JSONObject(
                presentation.entries.map { entry in
                    JSONObject.Member(key: entry.key.rawValue, value: entry.value.map(JSONValue.init) ?? .null)
                }
            )
        )
    }
}
