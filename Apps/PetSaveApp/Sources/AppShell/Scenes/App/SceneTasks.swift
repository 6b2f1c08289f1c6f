/// What is under way for scenes, so that it can be waited for and called off.
@MainActor
final class SceneTasks {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastNumber = 0

    /// Starts something that takes a while.
    func run(_ work: @escaping @MainActor () async -> Void) {
        lastNumber += 1
        let number = lastNumber
        tasks[number] = Task { [weak self] in
            await work()
            self?.tasks[number] = nil
        }
    }

    /// Waits until nothing is under way any more, what began meanwhile included.
    func settle() async {
        while let task = tasks.values.first { await task.value }
    }

    /// Calls everything off, and waits until it has ended.
    func stop() async {
        for task in tasks.values { task.cancel() }
        await settle()
    }
}
