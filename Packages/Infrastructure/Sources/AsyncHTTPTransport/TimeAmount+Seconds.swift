import NIOCore

extension TimeAmount {
    /// At most a year, so that no number overflows.
    init(seconds: Double) {
        self = .nanoseconds(Int64(min(max(seconds, 0), 31_536_000) * 1_000_000_000))
    }
}
