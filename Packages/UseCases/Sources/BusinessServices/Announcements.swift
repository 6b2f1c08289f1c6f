import Synchronization

/// Tells any number of observers what happens, each of them everything from the moment it began to listen, in order.
final class Announcements<Value: Sendable>: Sendable {
    private struct State {
        var observers: [Int: AsyncStream<Value>.Continuation] = [:]
        var nextNumber = 0
    }

    private let state = Mutex(State())

    deinit {
        for observer in state.withLock({ $0.observers.values }) { observer.finish() }
    }

    /// Everything that is announced from now on, until whoever iterates is cancelled or lets go of it.
    func stream() -> AsyncStream<Value> {
        let (stream, observer) = AsyncStream<Value>.makeStream()
        let number = state.withLock { state in
            defer { state.nextNumber += 1 }
            state.observers[state.nextNumber] = observer
            return state.nextNumber
        }
        observer.onTermination = { [weak self] _ in self?.forget(number) }
        return stream
    }

    func announce(_ value: Value) {
        for observer in state.withLock({ $0.observers.values }) { observer.yield(value) }
    }

    private func forget(_ number: Int) {
        state.withLock { _ = $0.observers.removeValue(forKey: number) }
    }
}
