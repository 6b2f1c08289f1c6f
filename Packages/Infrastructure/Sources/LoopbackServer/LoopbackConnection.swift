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
        try? await stream.executeThenClose { inbound, outbound in
            var reader = RequestReader(inbound, connection: number)
            while let request = try await reader.next() {
                log.add(request)
                let response: LoopbackResponse
                do {
                    response = try await handler(request)
                } catch {
                    response = .text("The test's handler threw \(error).", status: 500)
                }
                for step in response.steps { try await perform(step, reader: &reader, outbound: outbound) }
                guard response.keepsConnection else { return }
            }
        }
        log.connectionClosed()
    }

    private func perform(
        _ step: LoopbackStep,
        reader: inout RequestReader,
        outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) async throws {
        switch step {
        case .head(let status, let headers):
            let lines = ["HTTP/1.1 \(status) Status"] + headers.fields.map { "\($0.name): \($0.value)" }
            try await send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8), to: outbound)
        case .bytes(let bytes):
            try await send(bytes, to: outbound)
        case .eachByte(let bytes):
            for byte in bytes { try await send([byte], to: outbound) }
        case .pause(let gate):
            await gate.pass()
        case .stall:
            while try await reader.bytes() != nil {}
        case .endless(let bytes):
            while true { try await send(bytes, to: outbound) }
        case .close:
            try await stream.channel.close()
        case .reset:
            try await reset()
        case .tunnel(let port):
            try await tunnel(to: port, reader: &reader, outbound: outbound)
        }
    }

    private func send(_ bytes: [UInt8], to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>) async throws {
        guard !bytes.isEmpty else { return }
        try await outbound.write(ByteBuffer(bytes: bytes))
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
        reader: inout RequestReader,
        outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) async throws {
        let other = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: LoopbackServer.host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture { try Stream(wrappingChannelSynchronously: channel) }
            }
        let channel = other.channel
        try await withThrowingTaskGroup(of: Void.self) { group in
            let back = outbound
            group.addTask {
                try await other.executeThenClose { inbound, _ in
                    for try await buffer in inbound { try await back.write(buffer) }
                }
                back.finish()
            }
            while let bytes = try await reader.bytes() {
                try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
            }
            try? await channel.close()
        }
    }
}
