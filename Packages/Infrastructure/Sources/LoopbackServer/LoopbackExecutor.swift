import NIOPosix

/// Runs what servers do on threads of their own: tests that keep every thread of the common pool busy must not make a
/// server look slow to a client that measures time.
final class LoopbackExecutor: TaskExecutor {
    static let shared = LoopbackExecutor()

    private let threads = NIOThreadPool(numberOfThreads: 2)

    private init() {
        threads.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        threads.submit { _ in unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
