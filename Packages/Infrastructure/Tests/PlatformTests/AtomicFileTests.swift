import FoundationEssentials
import Glibc
import Platform
import Testing

@Suite("Replacing files")
struct AtomicFileTests {
    @Test("Makes a new file that only its owner reads, and leaves nothing else behind")
    func newFile() throws {
        let temporary = try TemporaryFolder()
        try AtomicFile.write(Array("new".utf8), to: temporary("file"))
        #expect(try TemporaryFolder.text(of: temporary("file")) == "new")
        #expect(try FileInformation(path: temporary("file")).permissions == .ownerOnly)
        #expect(try temporary.names == ["file"])
    }

    @Test("Replaces a file and keeps its permissions")
    func replace() throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file("file", "a long old text")
        try #require(unsafe chmod(path, 0o640) == 0)
        try AtomicFile.write(Array("new".utf8), to: path)
        #expect(try TemporaryFolder.text(of: path) == "new")
        #expect(try FileInformation(path: path).permissions == FilePermissions(rawValue: 0o640))
    }

    @Test("Gives the permissions asked for, whatever the umask")
    func permissions() async {
        await #expect(processExitsWith: .success) {
            umask(0o077)
            let temporary = try TemporaryFolder()
            try AtomicFile.write([], to: temporary("file"), permissions: .everyoneReads)
            #expect(try FileInformation(path: temporary("file")).permissions == .everyoneReads)
        }
    }

    @Test("Replaces the file a symbolic link leads to, not the link")
    func symbolicLink() throws {
        let temporary = try TemporaryFolder()
        let target = try temporary.file("target", "old")
        try #require(unsafe symlink("target", temporary("link")) == 0)
        try AtomicFile.write(Array("new".utf8), to: temporary("link"))
        #expect(try TemporaryFolder.text(of: target) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: temporary("link")) == "target")
    }

    @Test("A write that fails half-way leaves the old file whole and no temporary file")
    func failedWrite() async {
        await #expect(processExitsWith: .success) {
            let temporary = try TemporaryFolder()
            let path = try temporary.file("file", "old")
            // From here on the kernel cuts every file of this child process at 1000 bytes.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit()
            try #require(unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            limit.rlim_cur = 1000
            try #require(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let error = #expect(throws: FileError.self) {
                try AtomicFile.write([UInt8](repeating: 0x78, count: 100_000), to: path)
            }
            limit.rlim_cur = limit.rlim_max
            try #require(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            #expect(error == FileError(.write, path: path, reason: .system(SystemErrorCode(rawValue: EFBIG))))
            #expect(try TemporaryFolder.text(of: path) == "old")
            #expect(try temporary.names == ["file"])
        }
    }

    @Test("A folder in the file's place is refused and stays")
    func folderInPlace() throws {
        let temporary = try TemporaryFolder()
        try Folder.create(temporary("file"))
        #expect(throws: FileError(.write, path: temporary("file"), reason: .isDirectory)) {
            try AtomicFile.write([1], to: temporary("file"))
        }
        #expect(try temporary.names == ["file"])
    }

    @Test("A missing folder is named")
    func missingFolder() throws {
        let path = try TemporaryFolder()("missing/file")
        #expect(throws: FileError(.write, path: path, reason: .notFound)) { try AtomicFile.write([], to: path) }
    }
}
