/// A number of places that work is done at, first come, first served.
actor Places {
    private var free: Int
    private var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var arrivals = 0

    init(_ count: Int) {
        free = max(1, count)
    }

    /// Waits for a place; `false`, and no place, when the task is cancelled before. `leave` gives it back.
    func enter() async -> Bool {
        if free > 0 {
            free -= 1
            return true
        }
        arrivals += 1
        let id = arrivals
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                waiting.append((id, continuation))
            }
        } onCancel: {
            Task { await self.giveUp(id) }
        }
    }

    func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().continuation.resume(returning: true)
        }
    }

    private func giveUp(_ id: Int) {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: place).continuation.resume(returning: false)
    }
}
