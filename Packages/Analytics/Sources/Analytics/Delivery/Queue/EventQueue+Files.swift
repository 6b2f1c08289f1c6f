import Domain
import FoundationEssentials
import Platform

extension EventQueue {
    var activePath: String { file("active.ndjson") }
    var generationPath: String { file("generation") }

    func file(_ name: String) -> String { path + "/" + name }

    /// Whether anything was ever put into the queue.
    var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// The names of what is in the folder; none if there is no folder.
    func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// The complete segments, the oldest first.
    func segments() -> [QueueSegment] {
        names().compactMap { QueueSegment(name: $0) }.sorted()
    }

    /// Under which consent the queue is filled; `nil` before the first event, and after it was taken back.
    func generation() -> String? {
        (try? SmallFile(path: generationPath, limit: 64))?.bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The id of the event that a number of dropped events was set aside for.
    func toldID() -> AnalyticsEventID? {
        names().lazy.filter { $0.hasPrefix("told-") }
            .compactMap { AnalyticsEventID(String($0.dropFirst("told-".count))) }.min()
    }

    func rename(_ old: String, to new: String) throws(FileError) {
        do {
            try FileManager.default.moveItem(atPath: old, toPath: new)
        } catch {
            throw FileError(.write, path: old, reason: .notFound)
        }
    }

    /// How many lines hold anything.
    static func lineCount(of bytes: [UInt8]) -> Int {
        bytes.split(separator: UInt8(ascii: "\n")).count
    }

    /// Runs `body` while no other process, and nobody else in this one, changes the queue; `nil` if somebody does not let
    /// go of it.
    ///
    /// A lock that is waited for without end would hang every command behind a process that a person stopped (Ctrl+Z) in
    /// just the wrong microsecond.
    func locked<Value>(_ body: () throws(FileError) -> Value) async throws(FileError) -> Value? {
        for _ in 0..<Self.lockTries {
            if let lock = try takeLock() {
                let value = try body()
                lock.release()
                return value
            }
            try? await clock.sleep(for: Self.lockPause)
        }
        return nil
    }

    private static let lockTries = 25
    private static let lockPause = Duration.milliseconds(2)

    private func takeLock() throws(FileError) -> FileLock? {
        do {
            return try FileLock.attempt(path: file("lock"))
        } catch {
            guard error.reason == .notFound else { throw error }
            try Folder.create(path)
            return try FileLock.attempt(path: file("lock"))
        }
    }
}
