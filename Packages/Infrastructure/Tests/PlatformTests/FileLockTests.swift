import Platform
import Testing

@Suite("Locks")
struct FileLockTests {
    private func isFree(_ path: String, _ mode: FileLock.Mode = .exclusive) throws -> Bool {
        try FileLock.attempt(path: path, mode: mode) != nil
    }

    @Test("One holder keeps others out until it lets go")
    func exclusive() throws {
        let temporary = try TemporaryFolder()
        let lock = try FileLock(path: temporary("lock"))
        #expect(try !isFree(temporary("lock")))
        #expect(try !isFree(temporary("lock"), .shared))
        lock.release()
        #expect(try isFree(temporary("lock")))
    }

    @Test("The end of the scope lets go")
    func scope() throws {
        let temporary = try TemporaryFolder()
        func whileHeld() throws -> Bool {
            let lock = try FileLock.attempt(path: temporary("lock"))
            let isHeld = try !isFree(temporary("lock"))
            return lock != nil && isHeld
        }
        #expect(try whileHeld())
        #expect(try isFree(temporary("lock")))
    }

    @Test("Shared holders keep only exclusive ones out")
    func shared() throws {
        let temporary = try TemporaryFolder()
        let lock = try FileLock(path: temporary("lock"), mode: .shared)
        #expect(try isFree(temporary("lock"), .shared))
        #expect(try !isFree(temporary("lock")))
        lock.release()
    }

    @Test("Whoever waits gets the lock once it is free")
    func waiting() async throws {
        let temporary = try TemporaryFolder()
        let path = temporary("lock")
        let first = try FileLock(path: path)
        let (started, announce) = AsyncStream.makeStream(of: Void.self)
        async let isHeldAfterwards = onThread {
            announce.finish()
            let second = try FileLock(path: path)
            let isHeld = try FileLock.attempt(path: path) == nil
            second.release()
            return isHeld
        }
        for await _ in started {}
        first.release()
        #expect(try await isHeldAfterwards)
    }

    @Test("A missing folder is named")
    func missingFolder() throws {
        let path = try TemporaryFolder()("missing/lock")
        #expect(throws: FileError(.lock, path: path, reason: .notFound)) { _ = try FileLock(path: path) }
    }
}
