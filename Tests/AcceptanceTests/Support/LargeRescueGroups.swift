import FeedServers
import JSONStreaming
import LoopbackServer

/// A RescueGroups server of many thousand animals on eighty pages, made beforehand: what asks it is under test, not it.
struct LargeRescueGroups: FeedServer {
    static let key = "large-key"
    static let pageCount = 80

    /// How many animals it lists.
    let count: Int
    private let pages: [ServedAnswer]

    init(count: Int) {
        self.count = count
        let herd = FakeRescueGroups.herd(count).map { animal in
            animal.with("attributes", .object(Self.brief(animal.record["attributes"]?.objectValue ?? JSONObject())))
        }
        let pageSize = (count + Self.pageCount - 1) / Self.pageCount
        pages = (0..<Self.pageCount).map { page in
            Self.answer(page + 1, Array(herd.dropFirst(page * pageSize).prefix(pageSize)), count: count)
        }
    }

    func answer(_ request: ServedRequest) -> ServedAnswer {
        guard request.headers["authorization"] == Self.key, let page = request.query["page"].flatMap({ Int($0) }),
            pages.indices.contains(page - 1)
        else { return FakeRescueGroups(animals: [], key: Self.key).answer(request) }
        return pages[page - 1]
    }

    /// The page as the server would answer that has all of them.
    private static func answer(_ page: Int, _ animals: [ServedAnimal], count: Int) -> ServedAnswer {
        let path = "\(FakeRescueGroups.basePath)/public/animals/search/available"
        let request = ServedRequest(
            method: "POST",
            target: "\(path)?limit=250&sort=animals.id&include=orgs,locations,species,statuses",
            headers: [("Authorization", key)]
        )
        var answer = FakeRescueGroups(animals: animals, key: key).answer(request)
        guard var body = (try? JSONParser.parse(answer.body))?.objectValue else { return answer }
        body["meta"] = [
            "count": .integer(Int64(count)), "countReturned": .integer(Int64(animals.count)),
            "pageReturned": .integer(Int64(page)), "limit": 250,
            "pages": .integer(Int64(pageCount)),
        ]
        answer.body = JSONValue.object(body).serialized()
        return answer
    }

    /// Without the long texts, which would take longest to read and show nothing here.
    private static func brief(_ attributes: JSONObject) -> JSONObject {
        var brief = JSONObject()
        for name in ["name", "birthDate", "breedPrimary", "sex", "sizeGroup", "ageGroup", "isKidsOk", "updatedDate"] {
            brief[name] = attributes[name]
        }
        return brief
    }
}
