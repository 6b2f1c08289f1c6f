import Boundaries
import Testing

@Suite("What a use case answers at once")
struct UseCaseResponseTests {
    struct Refusal: Error, Equatable {}

    @Test("is not done while the work runs, and tells its value afterwards")
    func value() async throws {
        let gate = Gate()
        let response = UseCaseResponse {
            await gate.pass()
            return 42
        }
        #expect(!response.isDone)
        #expect(response.isSuccessful == nil)
        gate.open()
        #expect(try await response.value == 42)
        #expect(response.isDone)
        #expect(response.isSuccessful == true)
    }

    @Test("throws what the work threw, however often it is asked")
    func failure() async {
        let response = UseCaseResponse<Int> { throw Refusal() }
        await #expect(throws: Refusal.self) { try await response.value }
        await #expect(throws: Refusal.self) { try await response.value }
        #expect(response.isSuccessful == false)
    }

    @Test("tells every observer once, those that come late too")
    func observers() async throws {
        let gate = Gate()
        let told = Recorder<String>()
        let response = UseCaseResponse {
            await gate.pass()
            return "done"
        }
        response.onCompletion { told.record("early \($0)") }.onFailure { told.record("wrong \($0)") }
        gate.open()
        _ = try await response.value
        response.onCompletion { told.record("late \($0)") }
        #expect(told.entries == ["early done", "late done"])
    }

    @Test("tells of a failure only those who asked for failures")
    func failureObservers() async {
        let told = Recorder<String>()
        let response = UseCaseResponse<Int> { throw Refusal() }
        _ = try? await response.value
        response.onCompletion { told.record("completed \($0)") }.onFailure { told.record("failed \($0)") }
        #expect(told.entries == ["failed Refusal()"])
    }

    @Test("can be called off, and says so")
    func cancellation() async {
        let gate = Gate()
        let response = UseCaseResponse {
            await gate.pass()
            try Task.checkCancellation()
        }
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        #expect(response.isSuccessful == false)
    }

    @Test("goes on when nobody holds it any more")
    func letGo() async {
        let gate = Gate()
        let finished = Gate()
        _ = UseCaseResponse {
            await gate.pass()
            await finished.pass()
        }
        gate.open()
        await finished.arrival()
        finished.open()
    }
}
