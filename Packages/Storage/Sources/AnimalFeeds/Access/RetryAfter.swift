import Domain
import FoundationEssentials

/// The `Retry-After` field of an answer (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// In so many seconds from `now`; `nil` when the field says nothing that can be understood.
    static func seconds(_ field: String?, now: Date) -> Double? {
        guard let field = field?.trimmingSpaces else { return nil }
        if let seconds = Double(field) { return seconds.isFinite && seconds >= 0 ? seconds : nil }
        return date(field).map { max(0, $0.timeIntervalSince(now)) }
    }

    /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, the one form of dates that may still be sent.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else {
            return nil
        }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return Date(iso8601: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
