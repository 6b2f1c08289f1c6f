import FoundationEssentials
import HTTPTransport
import JSONStreaming

/// What a token endpoint answered.
struct TokenAnswer {
    let answer: HTTPAnswer
    let host: String
    /// Takes the client's secret out of a text.
    let redacted: (String) -> String

    /// The token (RFC 6749, section 5.1), or why there is none (section 5.2, or a problem of RFC 7807).
    func token(receivedAt: Date) throws(OAuthError) -> AccessToken {
        let body = try? JSONParser.parse(answer.body)
        switch answer.status {
        case 200..<300: break
        case 429: throw .rateLimited(host: host, retryAfter: answer.headers["Retry-After"].flatMap { Double($0) })
        case 400..<500: throw .refused(host: host, status: answer.status, reason: reason(in: body))
        case 300..<400: throw .unreadable(host: host, holding: "a redirect that leads nowhere")
        default: throw .serverFault(host: host, status: answer.status)
        }
        guard let body else { throw .unreadable(host: host, holding: contentType) }
        guard let text = body["access_token"]?.stringValue else {
            throw .unreadable(host: host, holding: "JSON without an access_token")
        }
        if let type = body["token_type"]?.stringValue, type.lowercased() != "bearer" {
            throw .unreadable(host: host, holding: "a token of another kind than “bearer”")
        }
        guard let token = AccessToken(text, obtainedAt: receivedAt, expiresAt: receivedAt + lifetime(in: body)) else {
            throw .unreadable(host: host, holding: "a text that cannot stand in a header")
        }
        return token
    }

    /// `expires_in`, which some servers write as a string.
    private func lifetime(in body: JSONValue) -> TimeInterval {
        let value = body["expires_in"]
        guard let seconds = value?.doubleValue ?? value?.stringValue.flatMap({ Double($0) }), !seconds.isNaN else {
            return AccessToken.standardLifetime
        }
        return min(max(seconds, 0), AccessToken.longestLifetime)
    }

    private func reason(in body: JSONValue?) -> String {
        let pairs = [("error", "error_description"), ("title", "detail")]
        for (name, details) in pairs {
            let texts = [body?[name]?.stringValue, body?[details]?.stringValue].compactMap(\.self).map(plain)
            let said = texts.filter { !$0.isEmpty }
            if !said.isEmpty { return said.joined(separator: ": ") }
        }
        return body == nil ? "it sent \(contentType)" : "it does not say why"
    }

    /// One line of at most 200 characters, without what a terminal could take for a command.
    private func plain(_ text: String) -> String {
        let words = redacted(text).unicodeScalars
            .split { $0.properties.generalCategory == .control || $0.properties.isWhitespace }
            .map { String(String.UnicodeScalarView($0.filter { $0.properties.generalCategory != .format })) }
        return String(words.joined(separator: " ").prefix(200))
    }

    private var contentType: String {
        let type = answer.headers["Content-Type"]?.split(separator: ";").first.map { $0.lowercased() }
        let start = answer.body.first { !" \t\r\n".utf8.contains($0) }
        if type?.hasSuffix("html") == true || start == UInt8(ascii: "<") { return "a web page" }
        return answer.body.isEmpty ? "nothing" : "no JSON"
    }
}
