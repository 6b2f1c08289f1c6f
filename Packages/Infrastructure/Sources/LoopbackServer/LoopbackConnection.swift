import Glibc
import NIOCore
import NIOPosix
import NIOSSL

/// One client's connection: requests are answered one after another.
struct LoopbackConnection {
    typealias Stream = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    let stream: Stream
    let log: LoopbackLog
    let handler: LoopbackServer.Handler

    func serve() async {
        let number = log.connectionOpened()
        // Clients that go away in the middle are what this server is for.
        try? await withTaskCancellationHandler {
            try await stream.executeThenClose { inbound, _ in
                var reader = RequestReader(inbound, connection: number)
                while let request = try await reader.next() {
                    guard try await answer(request, reader: &reader) else { return }
                }
            }
        } onCancel: {
            stream.channel.close(promise: nil)
        }
        log.connectionClosed()
    }

    /// Answers one request; tells whether another may follow.
    private func answer(_ request: LoopbackRequest, reader: inout RequestReader) async throws -> Bool {
        log.add(request)
        let response: LoopbackResponse
        do {
            response = try await handler(request)
        } catch {
            response = .text("The test's handler threw \(error).", status: 500)
        }
        for step in response.steps { try await perform(step, reader: &reader) }
        return response.keepsConnection
    }

    private func perform(
        _ step: LoopbackStep,
        reader: inout RequestReader
    ) async throws {
        switch step {
        case .head(let status, let headers):
            let lines = ["HTTP/1.1 \(status) Status"] + headers.fields.map { "\($0.name): \($0.value)" }
            try await send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        case .bytes(let bytes):
            try await send(bytes)
        case .eachByte(let bytes):
            for byte in bytes { try await send([byte]) }
        case .pause(let gate):
            await gate.pass()
        case .stall:
            while try await reader.bytes() != nil {}
        case .endless(let bytes):
            while true { try await send(bytes) }
        case .close:
            try await stream.channel.close()
        case .reset:
            try await reset()
        case .tunnel(let port):
            try await tunnel(to: port, reader: &reader)
        }
    }

    /// Waits until the system has taken the bytes, so that no more are made than a client takes.
    private func send(_ bytes: [UInt8]) async throws {
        guard !bytes.isEmpty else { return }
        try await stream.channel.writeAndFlush(ByteBuffer(bytes: bytes))
        log.addSent(bytes.count)
    }

    /// Closes with lingering switched on for no time at all, which makes the system send a reset; without a farewell of
    /// TLS before it.
    private func reset() async throws {
        let channel = stream.channel
        if let options = channel as? any SocketOptionProvider {
            try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try await channel.eventLoop.submit {
            if let tls = try? channel.pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self) {
                tls.close(promise: nil)
            } else {
                channel.close(promise: nil)
            }
        }.get()
    }

    private func tunnel(
        to port: Int,
        reader: inout RequestReader
    ) async throws {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.autoRead, value: false)
            .connect(host: LoopbackServer.host, port: port)
            .get()
        let other = try await channel.eventLoop.submit { try Stream(wrappingChannelSynchronously: channel) }.get()
        try await channel.setOption(.autoRead, value: true).get()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await other.executeThenClose { inbound, _ in
                    for try await buffer in inbound { try await stream.channel.writeAndFlush(buffer) }
                }
                try await stream.channel.close()
            }
            while let bytes = try await reader.bytes() {
                try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
            }
            try? await channel.close()
        }
    }
}
