import BusinessServices
import FeedServers
import JSONStreaming
import LoopbackServer

/// Pages that never end.
extension ServerFault {
    static let pages: [ServerFault] = [
        ServerFault(
            name: "has always another page of new animals",
            outcome: .stops("shelter.example goes on without end, or in circles. What came first was kept."),
            pages: 12,
            limits: SyncLimits(pages: 12)
        ) { request, _ in
            page(from: request.query["offset"].flatMap { Int($0) } ?? 0)
        },
        ServerFault(
            name: "sends its first page again and again",
            outcome: .stops("shelter.example goes on without end, or in circles. What came first was kept."),
            pages: 1
        ) { _, _ in
            page(from: 0)
        },
        ServerFault(
            name: "sends another page than the one that was asked for",
            outcome: .stops("shelter.example goes on without end, or in circles. What came first was kept."),
            pages: 1,
            goesOn: true,
            feed: .rescueGroups,
            certificate: .trusted
        ) { request, stage in
            guard request.isForSecondPage else { return nil }
            return stage.good().replacingBody { body in
                let text = String(decoding: body, as: UTF8.self)
                return [.bytes(Array(text.replacing(#""pageReturned":2"#, with: #""pageReturned":1"#).utf8))]
            }
        },
    ]

    /// A hundred animals, and the word that there are more.
    private static func page(from offset: Int) -> LoopbackResponse {
        let animals = FakeShelterluv.herd(100).enumerated().map { index, animal in
            animal.with("Internal-ID", .string("\(90_000_000 + offset + index)")).record
        }
        let body: JSONValue = ["success": 1, "animals": .array(animals), "has_more": true]
        return .bytes(body.serialized(), type: "application/json")
    }
}
