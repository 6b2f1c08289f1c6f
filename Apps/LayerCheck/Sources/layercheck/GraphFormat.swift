import ArgumentParser

/// How the graph is written.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
    case mermaid
    case dot
}
