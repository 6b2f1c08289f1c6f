import FoundationEssentials

/// What this process takes of the machine's memory.
enum Memory {
    /// The most that it ever took, in megabytes, as the system has it.
    static func peak() throws -> Int {
        let status = try String(decoding: Data(contentsOf: URL(filePath: "/proc/self/status")), as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
    }
}
