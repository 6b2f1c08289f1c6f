import Analytics
import CSVStreaming

/// The catalogue of events as a table: a row for each property, and for an event that has none.
enum EventCatalogTable {
    static var bytes: [UInt8] {
        let writer = CSVWriter()
        var bytes: [UInt8] = []
        writer.append(["event", "group", "property", "type", "terms", "meaning"], to: &bytes)
        for event in AnalyticsCatalog.events {
            let start = [event.name.text, event.group.rawValue]
            if event.properties.isEmpty { writer.append(start + ["", "", "", event.meaning], to: &bytes) }
            for property in event.properties {
                let terms = property.kind.terms?.joined(separator: " ") ?? ""
                writer.append(start + [property.name.text, property.kind.name, terms, property.meaning], to: &bytes)
            }
        }
        return bytes
    }
}
