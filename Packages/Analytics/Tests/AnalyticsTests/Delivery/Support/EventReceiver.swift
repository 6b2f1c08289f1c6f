import FoundationEssentials
import JSONStreaming
import LoopbackServer
import Synchronization

/// A server that takes events, strict about their form, and in whatever trouble a test puts it.
final class EventReceiver: Sendable {
    /// What a server understood of a request.
    struct Delivery: Sendable {
        /// The events' ids with their names, as the form writes them.
        var events: [(id: String, name: String)] = []
        /// How many events each dropped one stands for, by the id of the telling.
        var told: [String: Int] = [:]
    }

    /// How it answers; called with the number of the request, from 1.
    typealias Trouble = @Sendable (LoopbackRequest, Int) async -> LoopbackResponse?

    private struct State {
        var deliveries: [Delivery] = []
        var problems: [String] = []
        var count = 0
        var trouble: Trouble = { _, _ in nil }
        var isTakenInTrouble = false
    }

    private let form: any StrictForm
    private let state = Mutex(State())

    init(_ form: any StrictForm) {
        self.form = form
    }

    func start() async throws -> LoopbackServer {
        try await LoopbackServer.start { request in await self.answer(request) }
    }

    /// Answers otherwise from now on, where `trouble` has an answer.
    ///
    /// - Parameter takes: Whether it takes the events all the same, as a server does whose answer is lost.
    func trouble(takes: Bool = false, _ trouble: @escaping Trouble) {
        state.withLock { state in
            state.trouble = trouble
            state.isTakenInTrouble = takes
        }
    }

    func recover() {
        trouble { _, _ in nil }
    }

    /// What is wrong with the form of what came.
    var problems: [String] { state.withLock { $0.problems } }

    /// How often each id came.
    var counts: [String: Int] {
        state.withLock { state in
            state.deliveries.reduce(into: [:]) { counts, delivery in
                for event in delivery.events { counts[event.id, default: 0] += 1 }
            }
        }
    }

    /// How many events it was told it will never get; a repeat of a telling counts once.
    var told: Int {
        state.withLock { state in
            state.deliveries.reduce(into: [String: Int]()) { told, delivery in
                told.merge(delivery.told) { $1 }
            }.values.reduce(0, +)
        }
    }

    /// How many events came in each request.
    var sizes: [Int] { state.withLock { $0.deliveries.map(\.events.count) } }

    private func answer(_ request: LoopbackRequest) async -> LoopbackResponse {
        var checker = FormChecker()
        let delivery = form.read(request, &checker)
        let (trouble, count, isTaken) = state.withLock { state in
            state.count += 1
            state.problems += checker.problems
            return (state.trouble, state.count, state.isTakenInTrouble)
        }
        let answer = await trouble(request, count)
        if answer == nil || isTaken { state.withLock { $0.deliveries.append(delivery) } }
        return answer ?? form.success
    }
}

/// Reads a request in a service's form, and finds fault with whatever the form does not say.
protocol StrictForm: Sendable {
    var success: LoopbackResponse { get }
    func read(_ request: LoopbackRequest, _ checker: inout FormChecker) -> EventReceiver.Delivery
}

/// Collects what is wrong with a body.
struct FormChecker {
    private(set) var problems: [String] = []

    mutating func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) {
        if !isRight { problems.append(problem()) }
    }

    /// The members of an object that has exactly these.
    mutating func object(_ value: JSONValue?, _ keys: Set<String>, _ place: String) -> JSONObject {
        guard let object = value?.objectValue else {
            problems.append("\(place) is no object")
            return JSONObject()
        }
        expect(object.count == keys.count && Set(object.map(\.key)) == keys, "\(place) has \(object.map(\.key))")
        return object
    }

    mutating func array(_ value: JSONValue?, _ place: String) -> [JSONValue] {
        expect(value?.arrayValue != nil, "\(place) is no array")
        return value?.arrayValue ?? []
    }

    mutating func text(_ value: JSONValue?, _ place: String) -> String {
        expect(value?.stringValue != nil, "\(place) is no string")
        return value?.stringValue ?? ""
    }

    /// 32 lower-case hex digits.
    mutating func identifier(_ value: JSONValue?, _ place: String) -> String {
        let text = text(value, place)
        expect(text.count == 32 && text.allSatisfy { "0123456789abcdef".contains($0) }, "\(place) is “\(text)”")
        return text
    }
}
