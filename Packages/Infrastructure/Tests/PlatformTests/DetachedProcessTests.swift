import FoundationEssentials
import Glibc
import Platform
import Testing

@Suite("A detached process")
struct DetachedProcessTests {
    @Test("runs in a session of its own, in the root folder, with nothing on its streams, and is not waited for")
    func detached() async throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/told"
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        let script = """
            told="$$ $(cut -d ' ' -f 6 /proc/$$/stat; pwd; readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2; echo "$WORD")"
            echo "$told" > "$0"
            """
        try DetachedProcess.start(
            "/bin/sh",
            arguments: ["-c", script, pipe],
            environment: ProcessEnvironment(["WORD": "told", "PATH": "/usr/bin:/bin"])
        )
        let told = try await onThread {
            var told: [UInt8] = []
            var chunks = try FileChunks(path: pipe)
            while let chunk = try chunks.next() { told += chunk }
            return told
        }
        let lines = String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        let numbers = try #require(lines.first).split(separator: " ").compactMap { Int32($0) }
        try #require(numbers.count == 2)
        #expect(numbers[1] != getsid(0))
        #expect(try await onThread { Self.isGoneSoon(numbers[0]) })
        #expect(lines.dropFirst() == ["/", "/dev/null", "/dev/null", "/dev/null", "told"])
    }

    /// Whether a child ends, and somebody takes its ending, as is shown by its not being a child any more.
    private static func isGoneSoon(_ child: pid_t) -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        var information = unsafe siginfo_t()
        while unsafe waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT) == 0 || errno == EINTR {
            guard ContinuousClock.now < deadline else { return false }
            sched_yield()
        }
        return true
    }

    @Test("says why a program cannot be started")
    func missing() {
        #expect(throws: SystemErrorCode(rawValue: ENOENT)) {
            try DetachedProcess.start("/nowhere/at/all", arguments: [], environment: ProcessEnvironment([:]))
        }
    }

    @Test("knows which program this is")
    func own() throws {
        let path = try #require(DetachedProcess.ownExecutable)
        #expect(FileManager.default.isExecutableFile(atPath: path))
    }
}
