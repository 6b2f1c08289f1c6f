import FeedServers
import FoundationEssentials
import JSONStreaming
import Testing

@Suite("The servers of these tests are as strict as the real ones")
struct FeedServerTests {
    private func search(_ body: String, path: String = "", key: String = "key") -> ServedAnswer {
        let server = FakeRescueGroups(animals: FakeRescueGroups.herd(50), key: "key")
        return server.answer(
            ServedRequest(
                method: "POST",
                target: "/v5/public/animals/search/available\(path)?limit=250&sort=animals.id",
                headers: [("Authorization", key)],
                body: Array(body.utf8)
            )
        )
    }

    private func count(_ answer: ServedAnswer) throws -> Int? {
        try JSONParser.parse(answer.body)["meta"]?["count"]?.intValue
    }

    @Test("A radius beside data, and a body that is encoded twice, are silently ignored")
    func ignoredRadius() throws {
        let radius = #""filterRadius": {"miles": 1, "lat": 0, "lon": 0}"#
        #expect(try count(search("{\"data\": {\(radius)}}")) == 0)
        #expect(try count(search("{\(radius)}")) == 50)
        #expect(try count(search("{\"data\": {}, \(radius)}")) == 50)
        let twice = JSONValue.string("{\"data\": {\(radius)}}").serializedString()
        #expect(try count(search(twice)) == 50)
    }

    @Test("A search with no match omits its data")
    func omittedData() throws {
        let answer = search(#"{"data": {"filterRadius": {"miles": 1, "lat": 0, "lon": 0}}}"#)
        let body = try JSONParser.parse(answer.body)
        #expect(answer.status == 200 && body["data"] == nil && body["meta"]?["countReturned"] == 0)
    }

    @Test("A bare field name, a date of another form, two species and “Bearer” are answered as they really are")
    func refusals() {
        func filter(_ field: String, _ date: String) -> String {
            #"{"data": {"filters": [{"fieldName": "\#(field)", "operation": "greaterthan", "criteria": "\#(date)"}]}}"#
        }
        #expect(search(filter("updatedDate", "2026-01-01T00:00:00Z")).status == 400)
        #expect(search(filter("animals.updatedDate", "2026-01-01")).status == 500)
        #expect(search(filter("animals.updatedDate", "2026-01-01T00:00:00Z")).status == 200)
        #expect(search("{}", path: "/dogs,cats").status == 404)
        #expect(search("{}", path: "/dogs/haspic").status == 200)
        #expect(search("{}", key: "Bearer key").status == 401)
    }

    @Test("Rows without an order come differently from page to page")
    func unordered() {
        let server = FakeSocrata(animals: FakeSocrata.kingHerd(100))
        let path = "/resource/\(FakeSocrata.dataset).json?$limit=50"
        let ids = [0, 50].flatMap { offset in
            let answer = server.answer(ServedRequest(method: "GET", target: "\(path)&$offset=\(offset)"))
            return ((try? JSONParser.parse(answer.body))?.arrayValue ?? []).compactMap { $0["animal_id"]?.stringValue }
        }
        #expect(ids.count == 100 && Set(ids).count < 100)
    }

    @Test("The same seed makes the same animals, another one others")
    func seeds() {
        #expect(FakePetfinder.herd(20) == FakePetfinder.herd(20))
        #expect(FakePetfinder.herd(20) != FakePetfinder.herd(20, seed: 2))
    }
}
