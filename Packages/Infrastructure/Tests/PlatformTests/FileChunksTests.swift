import FoundationEssentials
import Glibc
import Platform
import Testing

@Suite("Reading in chunks")
struct FileChunksTests {
    @Test("Gives every byte once, in chunks of the size asked for", arguments: [1, 3, 10, 256])
    func everyByte(chunkSize: Int) throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file("digits", "0123456789")
        var chunks = try FileChunks(path: path, chunkSize: chunkSize)
        var bytes: [UInt8] = []
        while let chunk = try chunks.next() {
            #expect(!chunk.isEmpty && chunk.count <= chunkSize)
            bytes += chunk
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "0123456789")
        #expect(try chunks.next() == nil)
    }

    @Test("Reuses one buffer, whatever it held before")
    func buffer() throws {
        let temporary = try TemporaryFolder()
        var chunks = try FileChunks(path: temporary.file("digits", "0123456789"), chunkSize: 4)
        var buffer: [UInt8] = Array("something that was here before".utf8)
        var pieces: [String] = []
        while try chunks.read(into: &buffer) { pieces.append(String(decoding: buffer, as: UTF8.self)) }
        #expect(pieces == ["0123", "4567", "89"])
        #expect(buffer.isEmpty)
    }

    @Test("An empty file has no chunk")
    func empty() throws {
        let temporary = try TemporaryFolder()
        var chunks = try FileChunks(path: temporary.file("empty", ""))
        #expect(chunks.size == 0)
        #expect(try chunks.next() == nil)
    }

    @Test("Tells size and modification date")
    func information() throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file("digits", "0123456789")
        let moment = Date(timeIntervalSince1970: 1_700_000_000.5)
        try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: path)
        let chunks = try FileChunks(path: path)
        #expect(chunks.size == 10)
        #expect(chunks.modificationDate == moment)
    }

    @Test("Reads a pipe as its writer goes along, and ends when it closes")
    func pipe() throws {
        let pipe = try Pipe()
        var chunks = try FileChunks(descriptor: pipe.readEnd, name: "standard input")
        #expect(chunks.size == nil)
        #expect(chunks.modificationDate == nil)
        try pipe.send("first")
        #expect(try chunks.next() == Array("first".utf8))
        try pipe.send("second")
        #expect(try chunks.next() == Array("second".utf8))
        pipe.closeWriteEnd()
        #expect(try chunks.next() == nil)
    }

    @Test("Reads a FIFO by its path")
    func fifo() throws {
        let temporary = try TemporaryFolder()
        let path = temporary("fifo")
        try #require(unsafe mkfifo(path, 0o600) == 0)
        // Open for both: the reader then need not wait for another process.
        let writer = unsafe open(path, O_RDWR)
        try #require(writer >= 0)
        var chunks = try FileChunks(path: path)
        try #require(unsafe write(writer, "through", 7) == 7)
        #expect(try chunks.next() == Array("through".utf8))
        close(writer)
        #expect(try chunks.next() == nil)
    }

    @Test("Names a path where there is nothing")
    func notFound() throws {
        let path = try TemporaryFolder()("missing")
        let error = #expect(throws: FileError.self) { _ = try FileChunks(path: path) }
        #expect(error == FileError(.read, path: path, reason: .notFound))
        #expect(error?.description == "Cannot read \(path): there is nothing at that path; check the spelling.")
    }

    @Test("Refuses a folder")
    func folder() throws {
        let temporary = try TemporaryFolder()
        #expect(throws: FileError(.read, path: temporary.path, reason: .isDirectory)) {
            _ = try FileChunks(path: temporary.path)
        }
    }

    @Test("Refuses a path through a file")
    func throughFile() throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file("plain", "") + "/below"
        #expect(throws: FileError(.read, path: path, reason: .notDirectory)) { _ = try FileChunks(path: path) }
    }

    @Test("Says when permission is missing")
    func permission() async {
        await #expect(processExitsWith: .success) {
            let temporary = try TemporaryFolder()
            let path = try temporary.file("secret", "x")
            try #require(unsafe chmod(path, 0) == 0)
            // The superuser may read everything: this child process becomes somebody else.
            if geteuid() == 0 {
                try #require(unsafe chmod(temporary.path, 0o755) == 0)
                try #require(seteuid(65534) == 0)
            }
            #expect(throws: FileError(.read, path: path, reason: .permissionDenied)) {
                _ = try FileChunks(path: path)
            }
            _ = seteuid(getuid())
        }
    }
}
