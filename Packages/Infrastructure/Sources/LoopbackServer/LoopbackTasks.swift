import Synchronization

/// The tasks that serve a server's connections.
final class LoopbackTasks: Sendable {
    private let tasks = Mutex<[Task<Void, Never>]>([])

    func add(_ work: @escaping @Sendable () async -> Void) {
        tasks.withLock { $0.append(Task(executorPreference: LoopbackExecutor.shared) { await work() }) }
    }

    func cancel() {
        for task in tasks.withLock({ $0 }) { task.cancel() }
    }

    /// Waits until all have ended.
    func finish() async {
        for task in tasks.withLock({ $0 }) { await task.value }
    }
}
