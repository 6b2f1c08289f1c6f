extension Task where Success == Void, Failure == Never {
    /// Waits until the task ends, but for no longer than `limit`: then it is called off, and not waited for.
    func finish(within limit: Duration, on clock: any Clock<Duration>) async {
        let (endings, ended) = AsyncStream.makeStream(of: Void.self)
        let waiting = Task {
            await value
            ended.yield()
        }
        let alarm = Task {
            guard (try? await clock.sleep(for: limit)) != nil else { return }
            ended.yield()
        }
        for await _ in endings { break }
        cancel()
        waiting.cancel()
        alarm.cancel()
    }
}
