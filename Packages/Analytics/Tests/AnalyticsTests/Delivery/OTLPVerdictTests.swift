import FoundationEssentials
import LoopbackServer
import Platform
import Testing

@testable import Analytics

@Suite("Sending over OTLP")
struct OTLPVerdictTests {
    @Test(
        "a partial success is final, and what was rejected is told as dropped",
        arguments: [
            (#"{"partialSuccess":{"rejectedLogRecords":"2","errorMessage":"no"}}"#, 2),
            (#"{"partialSuccess":{"rejectedLogRecords":3}}"#, 3),
            (#"{"partialSuccess":{"errorMessage":"a warning"}}"#, 0),
            (#"{"partialSuccess":{"rejectedLogRecords":"99999"}}"#, 5),
            ("no JSON", 0),
        ]
    )
    func partialSuccess(body: String, rejected: Int) async throws {
        try await withReceiver(.otlp) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(5, with: service)
            bench.receiver.trouble(takes: true) { _, number in number == 1 ? .json(body) : nil }
            await service.flush(within: patience)
            #expect(
                bench.receiver.counts.filter { ids.contains($0.key) }
                    == Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) })
            )
            #expect(bench.receiver.told == rejected)
            #expect(service.status.waiting == 0)
        }
    }

    @Test(
        "only the statuses of the specification are tried again",
        arguments: [
            (429, true), (502, true), (503, true), (504, true), (500, false), (501, false), (400, false),
        ]
    )
    func retried(status: Int, isRetried: Bool) async throws {
        try await withReceiver(.otlp) { bench, server in
            let service = try bench.service(to: server)
            _ = await bench.record(1, with: service)
            bench.receiver.trouble { _, number in number == 1 ? .status(status) : nil }
            await service.flush(within: patience)
            #expect((service.status.waiting == 1) == isRetried)
            #expect((service.status.pausedUntil != nil) == isRetried)
        }
    }
}
