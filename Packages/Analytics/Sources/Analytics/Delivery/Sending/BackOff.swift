/// How long a server is left alone that did not take events.
struct BackOff: Hashable, Sendable {
    /// The first span, in seconds, which doubles with each failure.
    static let firstSpan = 10.0
    /// The longest span, in seconds.
    static let longestSpan = 3_600.0
    /// The longest time that a server may ask for, in seconds: it can be another one's server tomorrow.
    static let longestAsked = 86_400.0
    /// How long nothing is sent to a server that knows no such key, in seconds.
    static let refusal = 86_400.0

    /// Seconds to wait after a number of failures in a row: a random part of the upper half of the span, so that not all
    /// who failed together come back together ("equal jitter");
    /// whole ones, as they are kept.
    ///
    /// - Parameters:
    ///   - asked: What the server asked for (`Retry-After`), which is kept to.
    ///   - random: At least 0 and less than 1.
    static func pause(failures: Int, asked: Double?, random: Double) -> Double {
        let span = min(
            longestSpan,
            firstSpan * Double(sign: .plus, exponent: min(max(failures - 1, 0), 32), significand: 1)
        )
        let own = (span / 2 * (1 + random)).rounded(.up)
        return asked.map { min(max($0, own), longestAsked) } ?? own
    }
}
