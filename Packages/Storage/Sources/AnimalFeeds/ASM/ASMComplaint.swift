import Boundaries

/// What a server of Animal Shelter Manager complains about with HTTP 200, in a line that begins with `ERROR:`.
struct ASMComplaint {
    private static let mark = "ERROR:"

    private let words: String

    /// `nil` when the reply is no complaint.
    init?(in reply: FeedReply) {
        guard reply.body.starts(with: Self.mark.utf8),
            let text = ServerWords(in: reply.body, discretion: reply.discretion).text
        else { return nil }
        let words = text.dropFirst(Self.mark.count).drop { $0 == " " }
        self.words = words.isEmpty ? "it does not say why" : String(words)
    }

    /// A complaint of a login is about the login, whatever else is about the question.
    func feedError(host: String) -> FeedError {
        let isAboutLogin = ["username", "password", "login", "permission", "key"].contains {
            words.lowercased().contains($0)
        }
        return isAboutLogin ? .refused(host: host, reason: words) : .misconfigured(host: host, reason: words)
    }
}
