public import HTTPTransport
public import ImageDecoding

/// Why a picture from the web is not there.
public enum RemoteImageError: Error, Hashable, Sendable {
    /// The address is no web address.
    case badAddress
    /// Pictures of such a listing are not fetched from that host.
    case foreignHost(String)
    /// It is not kept here, and servers are not to be asked.
    case offline
    case http(HTTPError)
    /// The server answered with a status that holds no picture.
    case status(Int, host: String)
    case decoding(ImageDecodingError)
    case cancelled
}

extension RemoteImageError: CustomStringConvertible {
    /// A clause that says what happened.
    public var description: String {
        switch self {
        case .badAddress: "its address is no web address"
        case .foreignHost(let host): "it is at \(host), which does not belong to the listing's source"
        case .offline: "it is not kept here, and the network is off"
        case .http(let error): error.description
        case .status(404, let host), .status(410, let host): "\(host) has it no more"
        case .status(let status, let host): "\(host) answered with status \(status)"
        case .decoding(let error): error.description
        case .cancelled: "it was called off"
        }
    }
}
