import Boundaries
import Testing

/// Asks servers that do not answer with animals.
extension FeedContract {
    func checkRefusal() async throws {
        for status in [401, 403] {
            try await expect(.answering(status: status, body: #"{"message": "Who are you?"}"#), "\(status)") {
                if case .refused(_, let reason) = $0 { reason.contains("Who are you") } else { false }
            }
            try await expect(.answering(status: status, body: ""), "\(status) without a word") {
                if case .refused(_, let reason) = $0 { !reason.isEmpty } else { false }
            }
        }
    }

    func checkRateLimit() async throws {
        let patient = FeedSituation.answering(status: 429, headers: ["Retry-After": "7200"], body: "")
        try await expect(patient, "429 with a time") {
            if case .rateLimited(_, retryAfter: 7200) = $0 { true } else { false }
        }
        try await expect(.answering(status: 429, body: "{}"), "429 without one") {
            if case .rateLimited(_, retryAfter: nil) = $0 { true } else { false }
        }
    }

    func checkServerFault() async throws {
        for (status, body) in [(500, Self.page), (500, #"{"status": 500, "title": "error"}"#), (502, ""), (503, "")] {
            try await expect(.answering(status: status, body: body), "\(status)") {
                if case .serverFault(_, status) = $0 { true } else { false }
            }
        }
    }

    func checkNothingThere() async throws {
        for body in ["", Self.page, #"{"status": 404, "title": "Not Found", "detail": "Not Found"}"#] {
            try await expect(.answering(status: 404, body: body), "404") {
                if case .misconfigured(_, let reason) = $0 { !reason.isEmpty } else { false }
            }
        }
    }

    func checkMovedAway() async throws {
        for status in [301, 302, 304, 307] {
            try await expect(.answering(status: status, body: Self.page), "\(status)") {
                if case .misconfigured = $0 { true } else { false }
            }
        }
    }

    func checkWebPage() async throws {
        for body in [Self.page, "\n \(Self.page)", "\u{FEFF}\(Self.page)"] {
            try await expect(.answering(status: 200, headers: ["Content-Type": "text/html"], body: body), "HTML") {
                if case .unreadable(_, holding: "a web page") = $0 { true } else { false }
            }
        }
    }

    func checkOtherAnswers() async throws {
        let others = [
            "", "   ", "null", "true", "42", "\"Hello\"", "Hello", "{}", #"{"breeds": [{"name": "Affenpinscher"}]}"#,
            #"{"animals": [{"id"#, #"{"data": [{"type": "animals", "id": "1""#, #"[{"ID": 1, "ANIMALNAME": "A"#,
            "PK\u{3}\u{4}", "%PDF-1.7", "id,name\n1,Rex\n",
        ]
        for body in others {
            try await expect(.answering(status: 200, body: body), "\(body.debugDescription)") {
                if case .unreadable(_, let holding) = $0 { !holding.isEmpty } else { false }
            }
        }
    }

    func checkSecrecy() async throws {
        let secret = FeedSituation.secret
        let bodies = [
            "The key \(secret) is wrong.", "ERROR: \(secret)", #"{"message": "\#(secret)", "error": true}"#,
            #"{"success": 0, "error_message": "Bad key \#(secret)"}"#, #"{"\#(secret)": "\#(secret)"}"#,
            #"{"errors": [{"title": "\#(secret)", "detail": "\#(secret)"}]}"#, "\"\(secret)\"",
            #"[{"\#(secret)": 1}, {"\#(secret)": 2}]"#, #"{"data": [{"type": "\#(secret)", "attributes": {}}]}"#,
        ]
        for status in [200, 400, 401, 403, 404, 429, 500, 503] {
            for body in bodies {
                let subject = try await make(.answering(status: status, body: body))
                guard subject.holdsSecret else { return }
                let feed = subject.open()
                var said: [String] = []
                do {
                    let page = try await feed.page(FeedRequest(fetchedAt: moment))
                    said += page.faults.map(\.reason) + [page.next?.text ?? ""]
                } catch {
                    said += ["\(error)", String(reflecting: error)]
                }
                #expect(!said.contains { $0.contains(secret) }, "HTTP \(status): \(said)", sourceLocation: location)
            }
        }
    }

    private static let page = "<!DOCTYPE html>\n<html><head><title>Moved</title></head><body>Moved</body></html>"
}
