import Boundaries
import Secrets

/// Keeps the secrets of a source out of everything that is said about it, should its server repeat them.
struct Discretion: Sendable {
    private let hidden: [String]

    init(_ secrets: [Secret] = []) {
        hidden = secrets.map(\.text).filter { !$0.isEmpty }.flatMap { [$0, PercentEncoding.encode($0)] }
    }

    func callAsFunction(_ text: String) -> String {
        hidden.reduce(text) { $0.replacing($1, with: "••••") }
    }

    func callAsFunction(_ fault: RecordFault) -> RecordFault {
        RecordFault(line: fault.line, column: fault.column, reason: self(fault.reason), endsInput: fault.endsInput)
    }
}
