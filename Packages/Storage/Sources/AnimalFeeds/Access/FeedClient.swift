import Boundaries
import FoundationEssentials
import HTTPTransport
import Secrets

/// Asks the server of one source.
struct FeedClient: Sendable {
    let access: FeedAccess
    let configuration: SourceConfiguration

    init(_ access: FeedAccess, _ source: Source) {
        self.access = access
        configuration = source.configuration
    }

    /// The source's key, password or client secret.
    func secret() async throws(FeedError) -> Secret {
        do {
            return try await access.secret(configuration)
        } catch {
            throw FeedError(error)
        }
    }

    /// The source's key or password; `nil` for a source that was given none.
    func optionalSecret() async throws(FeedError) -> Secret? {
        configuration.secret == nil ? nil : try await secret()
    }

    /// The answer, if it is one that may hold animals.
    ///
    /// - Parameter secrets: What the request tells the server and nobody else may know.
    func reply(to request: HTTPRequest, hiding secrets: [Secret] = []) async throws(FeedError) -> FeedReply {
        let answer: HTTPAnswer
        do {
            answer = try await access.http.answer(to: request)
        } catch {
            throw FeedError(error, host: request.url.host() ?? "the server")
        }
        return try reply(answer, hiding: secrets)
    }
}
