/// How a list of animals can be written.
enum OutputFormat: String, CaseIterable {
    case list
    case table
    case cards
    case json
    case ndjson
    case csv
}
