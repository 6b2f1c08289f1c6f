import Glibc

/// How long a test waits for something that never takes so long unless it is broken.
struct Deadline {
    private let end = ContinuousClock.now + .seconds(120)

    /// What is left, in milliseconds.
    var milliseconds: Int32 { Int32(max(0, (end - .now) / .milliseconds(1))) }
}

extension Descriptor {
    /// Waits until there is something to read, or the end; `false` if it is too late.
    func hasBytes(before deadline: Deadline) throws -> Bool {
        while true {
            var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            let count = unsafe poll(&waiting, 1, deadline.milliseconds)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemFailure("poll") }
            return count > 0
        }
    }
}

/// What was waited for did not come.
struct ScreenNeverShowed: Error, CustomStringConvertible {
    let what: String
    let lines: [String]

    var description: String { "The screen never showed \(what); it shows:\n\(lines.joined(separator: "\n"))" }
}
