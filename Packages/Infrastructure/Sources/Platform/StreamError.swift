/// Why a stream could not be written or read.
public enum StreamError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Whoever read our output stopped, as `head` does. The usual answer is to end quietly.
    case closedByReader(stream: String)
    /// The system refused for another reason, such as a full disk.
    case failed(stream: String, SystemErrorCode)

    /// A sentence that names the stream and the reason.
    public var description: String {
        switch self {
        case .closedByReader(let stream): "Nobody reads \(stream) any more."
        case .failed(let stream, let code): "Cannot use \(stream): \(code)."
        }
    }
}
