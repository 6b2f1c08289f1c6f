import Synchronization

/// What a use case answers at once to a request that takes a while.
///
/// The work runs on; whoever asked can look (``isDone``, ``isSuccessful``), wait (``value``), be told
/// (``onCompletion(_:)``, ``onFailure(_:)``) or call it off (``cancel()``). Letting go of a response does not stop it.
public final class UseCaseResponse<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var observers: [@Sendable (Result<Value, any Error>) -> Void] = []
    }

    private let state: StateBox
    private let task: Task<Value, any Error>

    /// Starts `work` and answers without waiting for it.
    public init(_ work: @escaping @Sendable () async throws -> Value) {
        let state = StateBox()
        self.state = state
        task = Task {
            let result: Result<Value, any Error>
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            state.complete(with: result)
            return try result.get()
        }
    }

    /// Whether the work has ended, well or not.
    public var isDone: Bool { state.result != nil }

    /// Whether the work has ended well; `nil` while it runs.
    public var isSuccessful: Bool? {
        switch state.result {
        case .success?: true
        case .failure?: false
        case nil: nil
        }
    }

    /// Waits for the work to end, and answers what it made or throws what it threw.
    ///
    /// The work is not called off when the waiting task is: others may wait for it too.
    public var value: Value {
        get async throws { try await task.value }
    }

    /// Calls `observer` with the value once the work has ended well; at once if it has already.
    @discardableResult
    public func onCompletion(_ observer: @escaping @Sendable (Value) -> Void) -> Self {
        state.observe { result in
            if case .success(let value) = result { observer(value) }
        }
        return self
    }

    /// Calls `observer` with the error once the work has ended badly; at once if it has already.
    /// Being called off counts: the error is then a `CancellationError`, unless the work says more.
    @discardableResult
    public func onFailure(_ observer: @escaping @Sendable (any Error) -> Void) -> Self {
        state.observe { result in
            if case .failure(let error) = result { observer(error) }
        }
        return self
    }

    /// Asks the work to stop; it ends as soon as it notices.
    public func cancel() {
        task.cancel()
    }

    private final class StateBox: Sendable {
        private let state = Mutex(State())

        var result: Result<Value, any Error>? { state.withLock { $0.result } }

        func complete(with result: Result<Value, any Error>) {
            let observers = state.withLock { state in
                state.result = result
                defer { state.observers = [] }
                return state.observers
            }
            for observer in observers { observer(result) }
        }

        func observe(_ observer: @escaping @Sendable (Result<Value, any Error>) -> Void) {
            let ended = state.withLock { state in
                if state.result == nil { state.observers.append(observer) }
                return state.result
            }
            if let ended { observer(ended) }
        }
    }
}
