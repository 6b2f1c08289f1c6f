import Analytics
import TerminalText

/// The catalogue of events for people to read.
struct EventCatalogLines {
    let canvas: Canvas

    var lines: [StyledText] {
        let counts = AnalyticsCatalog.countSteps.map(String.init).joined(separator: ", ")
        let heading = [
            StyledText("What analytics records, version \(AnalyticsCatalog.version)", style: .bold),
            StyledText("A count is rounded down to one of \(counts)."),
        ]
        return heading.flatMap(wrapped) + AnalyticsCatalog.events.flatMap(lines)
    }

    private func lines(of event: EventDescription) -> [StyledText] {
        [StyledText("")] + [
            StyledText(event.name.text, style: .bold) + StyledText("  (\(event.group.rawValue))", style: .dim)
        ]
            + indented("\(event.meaning) Recorded: \(event.moment)", by: 2) + event.properties.flatMap(lines)
    }

    private func lines(of property: PropertyDescription) -> [StyledText] {
        let optional = property.isOptional ? ", may be missing" : ""
        let terms = property.kind.terms.map { " One of: \($0.joined(separator: ", "))." } ?? ""
        return indented(
            "\(property.name.text): \(property.kind.name)\(optional). \(property.meaning)\(terms)",
            by: 4
        )
    }

    private func indented(_ text: String, by columns: Int) -> [StyledText] {
        let indentation = StyledText(String(repeating: " ", count: columns))
        return StyledText(text).wrapped(toWidth: canvas.lineWidth - columns).map { indentation + $0 }
    }

    private func wrapped(_ text: StyledText) -> [StyledText] { text.wrapped(toWidth: canvas.lineWidth) }
}
