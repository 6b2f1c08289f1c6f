public import FoundationEssentials

extension HTTPAnswer {
    /// How many seconds from `now` the server asks to wait before the next request, from its `Retry-After` header: a number
    /// of seconds, or a date (RFC 9110, section 10.2.3). `nil` if it asks for none, or writes it otherwise.
    public func retryAfter(now: Date) -> Double? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Double(text) }
        return HTTPDate(text).map { max(0, $0.date.timeIntervalSince(now)) }
    }
}
