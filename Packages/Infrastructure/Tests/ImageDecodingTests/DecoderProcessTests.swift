import FoundationEssentials
import Glibc
import ImageDecoding
import PixelImages
import Testing

/// Programs that stand in for a decoder, each out of order in its own way.
@Suite("A decoder that misbehaves", .enabled(if: ImageDecoder.isBuiltIn))
struct DecoderProcessTests {
    @Test(
        "A decoder that crashes, or answers what is no picture, costs an error",
        arguments: [
            ("kill -SEGV $$", ImageDecodingError.crashed), ("kill -ABRT $$", .crashed),
            ("kill -XCPU $$", .tooExpensive),
            ("exit 3", .crashed), ("exit 0", .damaged), ("printf 12345678", .damaged), ("cat", .damaged),
            ("cat /dev/zero", .damaged),
        ]
    )
    func misbehaves(script: String, expected: ImageDecodingError) async throws {
        #expect(try await failure(running: script) == expected)
    }

    @Test("A program that is not there is told of")
    func missing() async throws {
        let decoder = ImageDecoder(executable: "/nonexistent/decoder")
        await #expect(throws: ImageDecodingError.cannotStart) {
            _ = try await decoder.decode(Fixture.baseline.bytes(), fitting: PixelSize(width: 9, height: 9))
        }
    }

    @Test("A decoder that does not end is killed when its time is up")
    func tooSlow() async throws {
        try await withProgram("echo $$ > FOLDER/pid; exec sleep 1000") { program, folder in
            // The time is up as soon as the decoder is seen to run.
            let clock = ClockOfFile(path: "\(folder)/pid")
            let decoder = ImageDecoder(executable: program, clock: clock)
            await #expect(throws: ImageDecodingError.tooExpensive) {
                _ = try await decoder.decode(Fixture.baseline.bytes(), fitting: PixelSize(width: 9, height: 9))
            }
            try expectNoProcess(namedIn: "\(folder)/pid")
        }
    }

    @Test("A decoder whose picture nobody wants any more is killed, and nothing is left of it")
    func cancelled() async throws {
        try await withProgram("echo $$ > FOLDER/pid; exec sleep 1000") { program, folder in
            let bytes = try Fixture.baseline.bytes()
            let decoding = Task {
                try await ImageDecoder(executable: program).decode(bytes, fitting: PixelSize(width: 9, height: 9))
            }
            try await ClockOfFile(path: "\(folder)/pid").sleep(for: .seconds(1))
            decoding.cancel()
            await #expect(throws: ImageDecodingError.cancelled) { _ = try await decoding.value }
            try expectNoProcess(namedIn: "\(folder)/pid")
        }
    }

    @Test("Who was called off before beginning starts nothing")
    func cancelledBefore() async throws {
        try await withProgram("echo $$ > FOLDER/pid; exec sleep 1000") { program, folder in
            let bytes = try Fixture.baseline.bytes()
            let decoding = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await ImageDecoder(executable: program).decode(
                    bytes,
                    fitting: PixelSize(width: 9, height: 9)
                )
            }
            decoding.cancel()
            await #expect(throws: ImageDecodingError.cancelled) { _ = try await decoding.value }
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/pid"))
        }
    }

    private func failure(running script: String) async throws -> ImageDecodingError? {
        var failure: ImageDecodingError?
        try await withProgram(script) { program, _ in
            let bytes = try Fixture.baseline.bytes()
            do throws(ImageDecodingError) {
                _ = try await ImageDecoder(executable: program).decode(bytes, fitting: PixelSize(width: 9, height: 9))
            } catch {
                failure = error
            }
        }
        return failure
    }

    /// Runs a test with a shell script as a program, in a folder that the script calls FOLDER.
    private func withProgram(_ script: String, _ test: (_ program: String, _ folder: String) async throws -> Void)
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "decoder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "program")
        try Data("#!/bin/sh\n\(script.replacing("FOLDER", with: folder.path))\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try await test(program.path, folder.path)
    }

    private func expectNoProcess(namedIn path: String, _ location: SourceLocation = #_sourceLocation) throws {
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let process = try #require(pid_t(text.split(separator: "\n").first ?? ""), sourceLocation: location)
        #expect(kill(process, 0) == -1 && errno == ESRCH, sourceLocation: location)
    }
}

/// A clock on which any time has passed once a file is there with something in it.
struct ClockOfFile: Clock {
    let path: String

    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        while (try? Data(contentsOf: URL(filePath: path)))?.isEmpty ?? true {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
