import AnimalSources
import Boundaries
import CatalogSync
import Domain

// Errors of the boundaries of sources become exit codes here.
extension CommandFailure {
    init(_ error: SourcesError) {
        let code: ExitCode =
            switch error {
            case .unknownKind, .badName, .nameTaken, .unknownSource, .badSetting, .unknownPlace, .ambiguousPlace: .usage
            case .feed(_, let error): ExitCode(error)
            case .busy: .temporary
            case .store(let error): ExitCode(error)
            case .catalog(let error): CommandFailure(error).code
            }
        let suggestion: String? =
            switch error {
            case .unknownKind(let text, let known): Self.suggestion(for: text, among: known)
            case .unknownSource(let text, let known): Self.suggestion(for: text, among: known.map(\.text))
            default: nil
            }
        self.init(error.description + (suggestion ?? ""), code)
    }

    private static func suggestion(for text: String, among known: [String]) -> String? {
        EditDistance.nearest(to: text.lowercased(), among: known).map { " Did you mean “\($0)”?" }
    }

    init(_ error: CatalogSyncError) {
        let code: ExitCode =
            switch error {
            case .noSources: .configuration
            case .unknownSource: .usage
            case .sources(let error): ExitCode(error)
            case .catalog(let error): CommandFailure(error).code
            }
        let suggestion: String? =
            if case .unknownSource(let text, let known) = error {
                Self.suggestion(for: text, among: known.map(\.text))
            } else { nil }
        self.init(error.description + (suggestion ?? ""), code)
    }
}
