import Glibc
import Platform
import PseudoTerminals
import Testing

@Suite("Text output")
struct TextOutputTests {
    @Test("Full buffering sends nothing on before a flush")
    func fullBuffering() throws {
        let pipe = try Pipe()
        let output = FileDescriptorOutput(descriptor: pipe.writeEnd, name: "the pipe")
        try output.write("one\n")
        try output.write(Array("two\n".utf8))
        #expect(pipe.received().isEmpty)
        try output.flush()
        #expect(pipe.received() == "one\ntwo\n")
    }

    @Test("Line buffering sends on with each line end")
    func lineBuffering() throws {
        let pipe = try Pipe()
        let output = FileDescriptorOutput(descriptor: pipe.writeEnd, name: "the pipe", buffering: .lines)
        try output.write("half")
        #expect(pipe.received().isEmpty)
        try output.write(" line\n")
        #expect(pipe.received() == "half line\n")
    }

    @Test("Without buffering each write arrives at once")
    func noBuffering() throws {
        let pipe = try Pipe()
        let output = FileDescriptorOutput(
            descriptor: pipe.writeEnd,
            name: "the pipe",
            buffering: FileDescriptorOutput.Buffering.none
        )
        try output.write("x")
        #expect(pipe.received() == "x")
    }

    @Test("A slow reader of a non-blocking pipe gets every byte in order")
    func slowReader() async throws {
        let pipe = try Pipe()
        let (readEnd, writeEnd) = (pipe.readEnd, dup(pipe.writeEnd))
        pipe.closeWriteEnd()
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
        // Many times what a pipe holds, so that writes are cut short and refused.
        let lines = (0..<100_000).map { "line \($0)\n" }.joined()

        async let received = onThread {
            var chunks = try FileChunks(descriptor: readEnd, name: "the pipe", chunkSize: 1000)
            var bytes: [UInt8] = []
            while let chunk = try chunks.next() { bytes += chunk }
            return bytes
        }
        try await onThread {
            defer { close(writeEnd) }
            let output = FileDescriptorOutput(descriptor: writeEnd, name: "the pipe")
            try output.write(lines)
            try output.flush()
        }
        #expect(try await received == Array(lines.utf8))
        withExtendedLifetime(pipe) {}
    }

    @Test("A pipe that nobody reads any more is an error of its own, and stays one")
    func closedPipe() async {
        await #expect(processExitsWith: .success) {
            ProcessSignals.ignoreBrokenPipe()
            let pipe = try Pipe()
            pipe.closeReadEnd()
            let output = FileDescriptorOutput(descriptor: pipe.writeEnd, name: "the pipe")
            try output.write("lost")
            #expect(throws: StreamError.closedByReader(stream: "the pipe")) { try output.flush() }
            #expect(throws: StreamError.closedByReader(stream: "the pipe")) { try output.write("more") }
            #expect(throws: StreamError.closedByReader(stream: "the pipe")) { try output.flush() }
        }
    }

    @Test("A full disk is reported with the stream's name and the system's reason")
    func fullDisk() throws {
        let full = unsafe open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        let output = FileDescriptorOutput(descriptor: full, name: "standard output")
        try output.write("x")
        let error = #expect(throws: StreamError.self) { try output.flush() }
        #expect(error == .failed(stream: "standard output", SystemErrorCode(rawValue: ENOSPC)))
        #expect(error?.description == "Cannot use standard output: No space left on device (ENOSPC).")
    }

    @Test("A pseudo-terminal is a terminal, tells its size and follows a resize")
    func terminal() throws {
        let pty = try PseudoTerminal(columns: 100, rows: 30)
        let output = FileDescriptorOutput(descriptor: pty.terminal, name: "the terminal")
        #expect(output.isTerminal)
        #expect(output.terminalSize == TerminalSize(columns: 100, rows: 30))
        try pty.resize(columns: 40, rows: 12)
        #expect(output.terminalSize(environment: ["COLUMNS": "7"]) == TerminalSize(columns: 40, rows: 12))
        #expect(FileDescriptorInput(descriptor: pty.terminal, name: "the terminal").isTerminal)
    }

    @Test("A terminal that does not know its size falls back to COLUMNS and LINES")
    func unknownSize() throws {
        let pty = try PseudoTerminal(columns: 0, rows: 0)
        let output = FileDescriptorOutput(descriptor: pty.terminal, name: "the terminal")
        #expect(output.terminalSize == nil)
        #expect(
            output.terminalSize(environment: ["COLUMNS": "120", "LINES": "50"])
                == TerminalSize(columns: 120, rows: 50)
        )
        #expect(output.terminalSize(environment: ["COLUMNS": "120"]) == TerminalSize(columns: 120, rows: 24))
        #expect(output.terminalSize(environment: ["COLUMNS": "wide"]) == nil)
        #expect(output.terminalSize(environment: [:]) == nil)
    }

    @Test("A pipe is no terminal and has no size")
    func pipeIsNoTerminal() throws {
        let pipe = try Pipe()
        let output = FileDescriptorOutput(descriptor: pipe.writeEnd, name: "the pipe")
        #expect(!output.isTerminal)
        #expect(output.terminalSize == nil)
    }

    @Test("Memory keeps what is written, in order")
    func memory() throws {
        let output = MemoryOutput(terminalSize: TerminalSize(columns: 80, rows: 24))
        let streams = StandardStreams(input: MemoryInput(), output: output, error: MemoryOutput())
        try streams.output.write("a")
        try streams.output.write([0x62])
        #expect(output.text == "ab")
        #expect(streams.output.isTerminal)
        #expect(!streams.error.isTerminal)
    }
}

@Suite("Text input")
struct TextInputTests {
    @Test("Lines come without their ends, the last one also without one in the input")
    func lines() throws {
        let input = MemoryInput("one\ntwo\r\n\nlast")
        #expect(try input.readLine() == "one")
        #expect(try input.readLine() == "two")
        #expect(try input.readLine()?.isEmpty == true)
        #expect(try input.readLine() == "last")
        #expect(try input.readLine() == nil)
    }

    @Test("Bytes read after a line continue where the line ended")
    func bytesAfterLine() throws {
        let pipe = try Pipe()
        try pipe.send("question\nrest of it")
        pipe.closeWriteEnd()
        let input = FileDescriptorInput(descriptor: pipe.readEnd, name: "the pipe")
        #expect(try input.readLine() == "question")
        #expect(try input.read(upTo: 4) == Array("rest".utf8))
        #expect(try input.read(upTo: 100) == Array(" of it".utf8))
        #expect(try input.read(upTo: 100).isEmpty)
    }

    @Test("A line longer than one read arrives whole")
    func longLine() throws {
        let pipe = try Pipe()
        let line = String(repeating: "0123456789", count: 2000)
        try pipe.send(line + "\nnext\n")
        pipe.closeWriteEnd()
        let input = FileDescriptorInput(descriptor: pipe.readEnd, name: "the pipe")
        #expect(try input.readLine() == line)
        #expect(try input.readLine() == "next")
        #expect(try input.readLine() == nil)
    }

    @Test("Reading what cannot be read names the stream")
    func unreadable() throws {
        let pipe = try Pipe()
        let input = FileDescriptorInput(descriptor: pipe.writeEnd, name: "standard input")
        #expect(throws: StreamError.failed(stream: "standard input", SystemErrorCode(rawValue: EBADF))) {
            try input.readLine()
        }
    }
}
