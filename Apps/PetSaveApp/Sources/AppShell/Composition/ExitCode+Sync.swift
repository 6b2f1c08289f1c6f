import Boundaries
import BusinessServices

extension ExitCode {
    /// What stands for several failures: their code if they agree, else whether trying again may help.
    static func ofFailures(_ failures: [SourceSyncError]) -> ExitCode {
        let codes = failures.map(ExitCode.init)
        guard let first = codes.first else { return .found }
        if codes.allSatisfy({ $0 == first }) { return first }
        return codes.contains(.temporary) ? .temporary : .unavailable
    }

    init(_ error: SourceSyncError) {
        self =
            switch error {
            case .feed(let error): ExitCode(error)
            case .catalog(let error): CommandFailure(error).code
            case .configuration: .configuration
            case .busy: .temporary
            }
    }

    init(_ error: FeedError) {
        self =
            switch error {
            case .unreachable: .unavailable
            case .refused, .secretMissing: .authentication
            case .rateLimited, .serverFault: .temporary
            case .misconfigured: .configuration
            case .unreadable, .tooLarge, .endless: .badData
            case .cancelled: .interrupted
            }
    }

    init(_ error: SourceStoreError) {
        self =
            switch error {
            case .unreadable: .configuration
            case .cannotWrite: .inputOutput
            }
    }
}
