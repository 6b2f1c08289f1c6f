import FoundationEssentials

/// Where an answer sends the asker, and what goes along (RFC 9110, section 15.4).
struct HTTPRedirect {
    /// The request that follows from `answer`; `nil` if it is no redirect.
    ///
    /// As browsers do, 303 always, and 301 and 302 after a POST, become a GET without a body. Secret headers stay behind
    /// when the origin changes, and a body, which may hold a secret too, goes to no other origin at all.
    static func request(after answer: HTTPAnswer, to request: HTTPRequest) throws(HTTPError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.headers["Location"],
            let from = HTTPOrigin(request.url)
        else { return nil }
        let url = try target(of: location, from: request.url, at: from)
        guard let origin = HTTPOrigin(url), origin.isSecure || !from.isSecure else {
            throw .unsafeRedirect(host: from.host, to: url.shownWithoutSecrets)
        }
        var next = request
        next.url = url
        if answer.status == 303 || (answer.status < 303 && request.method == .post) {
            next.method = .get
            next.body = []
            next.isRepeatable = true
            for name in ["Content-Type", "Content-Length", "Content-Encoding"] { next.headers[name] = nil }
        }
        if !from.trusts(origin) {
            guard next.body.isEmpty else {
                throw .unsafeRedirect(host: from.host, to: url.shownWithoutSecrets)
            }
            for name in request.allSecretHeaders { next.headers[name] = nil }
        }
        return next
    }

    /// The address that a `Location` means, without name, password and fragment.
    private static func target(
        of location: String,
        from base: URL,
        at origin: HTTPOrigin
    ) throws(HTTPError) -> URL {
        guard !location.isEmpty, let resolved = URL(string: location, relativeTo: base)?.absoluteURL,
            var parts = URLComponents(url: resolved, resolvingAgainstBaseURL: true)
        else { throw .malformed(host: origin.host, reason: "it redirects to something that is no address") }
        parts.user = nil
        parts.password = nil
        parts.fragment = nil
        return parts.url ?? resolved
    }
}

extension HTTPRequest {
    /// Every header of this request that is never sent to another origin.
    var allSecretHeaders: Set<String> {
        secretHeaders.union(["Authorization", "Cookie", "Proxy-Authorization"])
    }
}
