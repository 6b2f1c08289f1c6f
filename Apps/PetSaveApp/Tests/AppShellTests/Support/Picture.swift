import FoundationEssentials
import HTTPTransport
import Synchronization

/// A server that answers everything with a picture of two pixels, red and blue, and keeps in mind what it was asked.
final class Picture: HTTPTransport {
    private let status: Int
    private let addresses = Mutex<[String]>([])

    init(status: Int = 200) {
        self.status = status
    }

    var asked: [String] { addresses.withLock { $0 } }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        addresses.withLock { $0.append(request.url.absoluteString) }
        return try await read(HTTPResponseHead(status: status), Body())
    }

    private final class Body: HTTPBody {
        private let rest = Mutex<[UInt8]?>(Picture.file)

        func next() async throws(HTTPError) -> [UInt8]? {
            rest.withLock { $0.take() }
        }
    }

    private static let file: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
        0x00,
        0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x7B, 0x40, 0xE8, 0xDD, 0x00, 0x00, 0x00, 0x0D,
        0x49,
        0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0x00, 0x04, 0xFF, 0x01, 0x07, 0x00, 0x01, 0xFF, 0x3D, 0x7D,
        0x8C,
        0x49, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
