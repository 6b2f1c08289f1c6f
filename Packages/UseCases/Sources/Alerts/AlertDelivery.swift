public import Domain

/// Writes out what alerts found: to a stream, to a command, wherever the app shell says.
public protocol AlertBatchWriter: Sendable {
    /// Writes one batch. It may stay in a buffer until ``finish(_:)``. A batch for which this throws stays open.
    func write(_ report: AlertReport) async throws(AlertDeliveryError)

    /// Ends the output, with what is to be told besides. Only once this returns are the batches taken for written out;
    /// when it throws, all of them stay open.
    func finish(_ notices: [AlertCheckPresentation.Notice]) async throws(AlertDeliveryError)
}

/// Keeps a feed of what the alerts reported last.
public protocol AlertFeedWriter: Sendable {
    /// Writes the feed anew: the alerts that it is about, and the latest matches first.
    func write(_ matches: [ReportedMatch], of alerts: [Alert]) async throws(AlertDeliveryError)
}

/// One batch to be written out.
public struct AlertReport: Hashable, Sendable {
    public let alert: Alert
    public let batch: AlertBatchID
    /// Whether an earlier check began the batch, and may have written it out.
    public let isRepeated: Bool
    /// As the catalogue has them now; of those that it no longer holds, what was known when they were found.
    public let animals: [ListedAnimal]

    public init(alert: Alert, batch: AlertBatchID, isRepeated: Bool, animals: [ListedAnimal]) {
        self.alert = alert
        self.batch = batch
        self.isRepeated = isRepeated
        self.animals = animals
    }
}

/// Why batches could not be written out.
public enum AlertDeliveryError: Error, Hashable, Sendable {
    /// The output could not be written, or its reader closed it.
    case output(reason: String)
    /// The command that was to be told ended otherwise than well; `ending` says how, as in `exit status 1`.
    case command(line: String, ending: String)
    case feed(path: String, reason: String)
}

extension AlertDeliveryError: CustomStringConvertible {
    public var description: String {
        let repeated = "What it was about is told again by the next check."
        return switch self {
        case .output(let reason): "The output was not written to its end: \(reason). \(repeated)"
        case .command(let line, let ending): "The command “\(line)” ended with \(ending). \(repeated)"
        case .feed(let path, let reason): "The feed \(path) cannot be written: \(reason). \(repeated)"
        }
    }
}
