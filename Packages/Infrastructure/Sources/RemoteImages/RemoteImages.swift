import FoundationEssentials
public import HTTPTransport
public import ImageDecoding
public import PixelImages

/// Pictures from the web: fetched when they are first asked for, decoded apart from this process, and kept for the next
/// time, on disk as they came and a few of them in memory as they were last wanted.
public actor RemoteImages {
    /// The largest file that is taken, in bytes.
    public static let largestFile = 10 * 1_048_576
    /// What the files on disk may take together, in bytes.
    public static let largestCache = 100 * 1_048_576

    private let http: HTTPService?
    private let decoder: ImageDecoder
    private let cache: CacheFolder
    private let places = Places(2)
    private var recent: [Wanted: PixelImage] = [:]
    /// The pictures in memory, the one that was used last at the end.
    private var order: [Wanted] = []
    private static let recentLimit = 8

    private struct Wanted: Hashable {
        let address: String
        let box: PixelSize
    }

    /// - Parameter http: Fetches files, with a limit of ``largestFile``; `nil` when servers are not to be asked.
    public init(http: HTTPService?, decoder: ImageDecoder, cache: CacheFolder) {
        self.http = http
        self.decoder = decoder
        self.cache = cache
    }

    /// The picture at an address, no larger than `box`. At most two are worked on at the same time.
    ///
    /// Cancelling the task ends the exchange and kills the decoder.
    ///
    /// - Parameters:
    ///   - hosts: Where it may come from, redirects included.
    ///   - lifetime: For how many seconds the file may be kept.
    public func image(
        at address: String,
        from hosts: ImageHosts,
        fitting box: PixelSize,
        lifetime: Double
    ) async throws(RemoteImageError) -> PixelImage {
        let url = try hosts.url(of: address)
        let wanted = Wanted(address: url.absoluteString, box: box)
        if let image = remembered(wanted) { return image }
        guard await places.enter() else { throw .cancelled }
        do throws(RemoteImageError) {
            // Whoever waited may have waited for the very same one.
            let image =
                if let image = remembered(wanted) { image } else { try await load(url, hosts, box, lifetime) }
            await places.leave()
            remember(image, as: wanted)
            return image
        } catch {
            await places.leave()
            throw Task.isCancelled ? .cancelled : error
        }
    }

    private func load(
        _ url: URL,
        _ hosts: ImageHosts,
        _ box: PixelSize,
        _ lifetime: Double
    ) async throws(RemoteImageError) -> PixelImage {
        let name = SHA256.hexadecimal(of: Array(url.absoluteString.utf8))
        if let bytes = cache.contents(of: name, largest: Self.largestFile) {
            do throws(ImageDecodingError) {
                return try await decoder.decode(bytes, fitting: box)
            } catch {
                guard error.isOfFile else { throw .decoding(error) }
                // Only what could be decoded is kept: somebody has been at the file.
                cache.remove(name)
            }
        }
        let bytes = try await fetch(url, hosts)
        let image: PixelImage
        do {
            image = try await decoder.decode(bytes, fitting: box)
        } catch {
            throw .decoding(error)
        }
        cache.store(bytes, as: name, lifetime: lifetime)
        return image
    }

    private func fetch(_ url: URL, _ hosts: ImageHosts) async throws(RemoteImageError) -> [UInt8] {
        guard let http else { throw .offline }
        let request = HTTPRequest(.get, url, headers: ["Accept": "image/webp,image/jpeg,image/png"])
        let answer: HTTPAnswer
        do {
            answer = try await http.answer(to: request) { hosts.contains($0) }
        } catch {
            throw error == .cancelled ? .cancelled : .http(error)
        }
        guard answer.isSuccess else { throw .status(answer.status, host: answer.url.host() ?? "the server") }
        return answer.body
    }

    private func remembered(_ wanted: Wanted) -> PixelImage? {
        guard let image = recent[wanted] else { return nil }
        order.removeAll { $0 == wanted }
        order.append(wanted)
        return image
    }

    private func remember(_ image: PixelImage, as wanted: Wanted) {
        recent[wanted] = image
        order.removeAll { $0 == wanted }
        order.append(wanted)
        if order.count > Self.recentLimit { recent[order.removeFirst()] = nil }
    }
}

extension ImageDecodingError {
    /// Whether another file at the same address might be decoded.
    fileprivate var isOfFile: Bool {
        switch self {
        case .unknownFormat, .unsupported, .damaged, .tooManyPixels, .tooExpensive, .crashed: true
        case .notBuiltIn, .noLibrary, .cannotStart, .cancelled: false
        }
    }
}
