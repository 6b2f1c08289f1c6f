import ArgumentParser

/// How findings are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case sarif
    case github
}
