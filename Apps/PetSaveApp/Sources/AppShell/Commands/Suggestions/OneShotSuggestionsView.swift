import CSVStreaming
import Domain
import JSONStreaming
import Suggestions
import TerminalText

/// Prints the suggestions once.
struct OneShotSuggestionsView: SuggestionsView {
    let format: OutputFormat
    let canvas: Canvas
    let notes: Canvas

    func present(_ presentation: SuggestionsPresentation) async {
        let suggestions = presentation.suggestions
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch format {
        case .json: try? canvas.write(json: ["suggestions": .array(suggestions.map(value))])
        case .ndjson: try? canvas.write(jsonLines: suggestions.map(value))
        case .csv: try? canvas.write(table(of: suggestions))
        case .list, .table, .cards:
            if suggestions.isEmpty {
                try? notes.write([StyledText("No animals are called so or begin so.")])
            } else {
                try? canvas.write(lines(of: suggestions))
            }
        }
    }

    private func lines(of suggestions: [Suggestion]) -> [StyledText] {
        TextTable(
            columns: [
                .init(header: "Suggestion", priority: 3),
                .init(header: "Kind", sizing: .fixed, priority: 2),
                .init(header: "Animals", alignment: .right, sizing: .fixed, priority: 1),
            ],
            rows: suggestions.map { suggestion in
                [
                    StyledText(suggestion.text, style: .bold),
                    StyledText(suggestion.kind.rawValue),
                    StyledText(AnimalWords.grouped(suggestion.count)),
                ]
            }
        )
        .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private func table(of suggestions: [Suggestion]) -> [UInt8] {
        let writer = CSVWriter()
        var bytes: [UInt8] = []
        writer.append(["kind", "text", "count"], to: &bytes)
        for suggestion in suggestions {
            writer.append([suggestion.kind.rawValue, suggestion.text, String(suggestion.count)], to: &bytes)
        }
        return bytes
    }

    private func value(of suggestion: Suggestion) -> JSONValue {
        [
            "kind": .string(suggestion.kind.rawValue),
            "text": .string(suggestion.text),
            "count": .integer(Int64(suggestion.count)),
        ]
    }
}
