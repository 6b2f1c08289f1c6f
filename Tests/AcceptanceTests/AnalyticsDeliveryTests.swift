import FoundationEssentials
import JSONStreaming
import LoopbackServer
import Testing

@Suite("Events on their way")
struct AnalyticsDeliveryTests {
    @Test("a command ends without waiting for the server, and a process of its own sends what it recorded")
    func handedOver() async throws {
        let gate = LoopbackGate()
        let server = try await LoopbackServer.start { _ in
            await gate.pass()
            return .json("{}")
        }
        let home = try await home(sendingTo: server)
        let near = try await onThread { try home.run("near", "19104", "--limit", "1") }
        #expect(near.ended(with: 0), "\(near.error)")
        // The server has not answered yet, and nobody waits for that but the process that sends.
        await gate.arrival()
        let again = try await onThread { try home.run("near", "19104", "--limit", "1") }
        #expect(again.ended(with: 0), "\(again.error)")
        gate.open()
        await server.allClosed()

        var ids: [String] = []
        for request in server.requests {
            #expect(request.path == "/v1/batch")
            #expect(!request.text.contains("19104"))
            let batch = try JSONParser.parse(request.body)["batch"]?.arrayValue ?? []
            ids += batch.filter { $0["event"] == "Nearby Page Shown" }.compactMap { $0["messageId"]?.stringValue }
        }
        // The second command's event may have come in time for the same process.
        #expect((1...2).contains(ids.count) && Set(ids).count == ids.count, "\(ids)")
        await server.stop()
    }

    @Test("nothing is sent, nor any process started, offline, against DO_NOT_TRACK, or without consent")
    func nothing() async throws {
        let server = try await LoopbackServer.start { _ in .json("{}") }
        let home = try await home(sendingTo: server)
        for variables in [["PETSAVE_OFFLINE": "1"], ["DO_NOT_TRACK": "1"]] {
            let run = try await onThread { try home.run(["near", "19104"], variables: variables) }
            #expect(run.ended(with: 0))
            let deliver = try await onThread { try home.run(["analytics", "deliver"], variables: variables) }
            #expect(deliver.ended(with: 0) && deliver.output.isEmpty && deliver.error.isEmpty)
        }
        let off = try await onThread { try home.run("analytics", "off") }
        #expect(off.ended(with: 0), "\(off.error)")
        let deliver = try await onThread { try home.run("analytics", "deliver") }
        #expect(deliver.ended(with: 0))
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    private func home(sendingTo server: LoopbackServer) async throws -> Home {
        let home = try Home()
        try FileManager.default.createDirectory(atPath: home.path + "/config", withIntermediateDirectories: true)
        let settings = "[http]\nenabled = true\nurl = \"\(server.url("").absoluteString)\"\n"
        _ = try home.file("config/analytics.toml", settings)
        // Switching it on is told as well, when there is enough to tell.
        let on = try await onThread { try home.run(["analytics", "on"], variables: ["PETSAVE_OFFLINE": "1"]) }
        #expect(on.ended(with: 0), "\(on.error)")
        return home
    }
}
