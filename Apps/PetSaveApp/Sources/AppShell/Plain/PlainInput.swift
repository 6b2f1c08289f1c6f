import Platform
import Synchronization

/// A person's lines, with what came last kept in mind: whoever asks within another conversation learns how that ended.
final class PlainInput: TextInput {
    private let base: any TextInput
    private let last = Mutex<String?>("")

    init(_ base: any TextInput) {
        self.base = base
    }

    /// The line that came last; `nil` when the input has ended.
    var lastLine: String? { last.withLock { $0 } }

    var isTerminal: Bool { base.isTerminal }

    func read(upTo count: Int) throws(StreamError) -> [UInt8] { try base.read(upTo: count) }

    func readLine() throws(StreamError) -> String? {
        let line = try base.readLine()
        last.withLock { $0 = line }
        return line
    }
}
