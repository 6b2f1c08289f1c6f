import Boundaries

extension SceneEnvironment {
    /// Follows what a use case answered at once until it is done, and calls it off when the app ends before. How it
    /// ended, the use case's view was told.
    func follow<Value: Sendable>(_ response: UseCaseResponse<Value>) {
        run { await response.ended() }
    }
}

extension UseCaseResponse {
    /// Waits until the work has ended, well or not, and calls it off when the waiting task is.
    func ended() async {
        await withTaskCancellationHandler {
            _ = try? await value
        } onCancel: {
            cancel()
        }
    }
}
