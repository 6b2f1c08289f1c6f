import Synchronization

extension PseudoTerminal {
    /// Everything that was written so far.
    public var transcript: String {
        String(decoding: state.withLock { $0.transcript }, as: UTF8.self)
    }

    /// Waits until `needle` is written, and takes everything up to its end; `nil` if the terminal goes away before, or the
    /// task is cancelled. The next call looks behind it. One call at a time.
    public func output(through needle: String) async -> String? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> (isOver: Bool, text: String?) in
                    if let text = state.take(through: Array(needle.utf8)) { return (true, text) }
                    if state.isClosed || Task.isCancelled { return (true, nil) }
                    state.waiter = (Array(needle.utf8), continuation)
                    return (false, nil)
                }
                if outcome.isOver { continuation.resume(returning: outcome.text) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.continuation.resume(returning: nil)
        }
    }
}

extension PseudoTerminal.State {
    mutating func takeReplies() -> [[UInt8]] {
        let (asked, open) = answers.reduce(into: ([PseudoTerminal.Answer](), [PseudoTerminal.Answer]())) {
            if transcript.firstRange(of: $1.query) != nil { $0.0.append($1) } else { $0.1.append($1) }
        }
        answers = open
        return asked.map(\.reply)
    }

    mutating func takeSatisfied() -> (continuation: CheckedContinuation<String?, Never>, text: String)? {
        guard let waiter, let text = take(through: waiter.needle) else { return nil }
        self.waiter = nil
        return (waiter.continuation, text)
    }

    fileprivate mutating func take(through needle: [UInt8]) -> String? {
        guard let range = transcript[taken...].firstRange(of: needle) else { return nil }
        defer { taken = range.upperBound }
        return String(decoding: transcript[taken..<range.upperBound], as: UTF8.self)
    }
}
