/// Does something once nobody has asked for it for a while; who asks again begins the wait anew.
@MainActor
final class Debounce {
    private let rest: Duration
    private let clock: any Clock<Duration>
    private weak let environment: (any SceneEnvironment)?
    private var task: Task<Void, Never>?

    /// - Parameter rest: How long nobody must have asked.
    init(rest: Duration, clock: any Clock<Duration>, in environment: any SceneEnvironment) {
        self.rest = rest
        self.clock = clock
        self.environment = environment
    }

    /// Does `work` after the rest, instead of what was waiting.
    func schedule(_ work: @escaping @MainActor () async -> Void) {
        cancel()
        let (rest, clock) = (rest, clock)
        let task = Task {
            do { try await clock.sleep(for: rest) } catch { return }
            guard !Task.isCancelled else { return }
            await work()
        }
        self.task = task
        environment?.run {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }

    /// Calls off what is waiting.
    func cancel() {
        task?.cancel()
        task = nil
    }
}
