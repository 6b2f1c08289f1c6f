/// Lets so many through a second in the long run, and a few more at once after a rest.
struct TokenBucket {
    /// Tokens a second; none or fewer for no limit.
    let rate: Double
    /// How many tokens it holds at most.
    let size: Double
    /// Below zero when tokens were promised to those who wait.
    private var tokens: Double
    /// Seconds on the clock of whoever takes tokens.
    private var filled: Double

    init(rate: Double, size: Int, at time: Double) {
        self.rate = rate
        self.size = Double(max(1, size))
        tokens = self.size
        filled = time
    }

    /// Takes a token, now or in advance; answers how many seconds to wait until it is there.
    mutating func take(at time: Double) -> Double {
        guard rate > 0 else { return 0 }
        tokens = min(size, tokens + (time - filled) * rate)
        filled = time
        tokens -= 1
        return max(0, -tokens / rate)
    }
}
