import Domain
import FoundationEssentials
import JSONStreaming

extension FakeRescueGroups {
    /// So many animals after the recorded ones, dogs and cats, of the same shelters as every herd.
    public static func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        let samples =
            Recordings.objects(
                "rescuegroups/search-available-cats-with-included.json",
                key: "data",
                standIn: RescueGroupsHerd.standIn
            )
            + Recordings.objects("rescuegroups/search-available-without-included.json", key: "data", standIn: "[]")
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples, vary: RescueGroupsHerd.vary)
    }
}

enum RescueGroupsHerd {
    static func vary(_ record: inout JSONObject, by variation: Variation) -> String {
        let id = String(10_000_000 + variation.index)
        record["id"] = .string(id)
        var attributes = record["attributes"]?.objectValue ?? JSONObject()
        attributes["name"] = .string(variation.name)
        attributes["updatedDate"] = .string(variation.changedAt.iso8601)
        record["attributes"] = .object(attributes)
        var relationships = record["relationships"]?.objectValue ?? JSONObject()
        relationships["orgs"] = ["data": [["type": "orgs", "id": .string(orgID(variation.shelter))]]]
        relationships["locations"] = ["data": [["type": "locations", "id": .string(placeID(variation.shelter))]]]
        record["relationships"] = .object(relationships)
        return id
    }

    /// What the page's animals refer to, of these types, each once.
    static func included(with animals: [ServedAnimal], types: Set<String>) -> [JSONValue] {
        var included: [JSONValue] = []
        for shelter in Set(animals.map(\.shelter)).sorted() {
            if types.contains("orgs") { included.append(organization(shelter)) }
            if types.contains("locations") { included.append(place(shelter)) }
        }
        if types.contains("species") {
            included.append(["type": "species", "id": "3", "attributes": ["singular": "Cat", "plural": "Cats"]])
            included.append(["type": "species", "id": "8", "attributes": ["singular": "Dog", "plural": "Dogs"]])
        }
        if types.contains("statuses") {
            included.append(["type": "statuses", "id": "1", "attributes": ["name": "Available"]])
        }
        return included
    }

    private static func organization(_ shelter: Int) -> JSONValue {
        var attributes: JSONObject = [
            "name": .string("Rescue &amp; Friends \(shelter)"), "city": "Sistersville", "state": "WV",
            "postalcode": "26175", "country": "United States", "email": "adopt@rescue.example",
        ]
        // Recorded ones write numbers; strings have been seen too.
        attributes["lat"] = Herd.coordinate(ofShelter: shelter).map { .string("\($0.latitude)") }
        attributes["lon"] = Herd.coordinate(ofShelter: shelter).map { .string("\($0.longitude)") }
        return ["type": "orgs", "id": .string(orgID(shelter)), "attributes": .object(attributes)]
    }

    private static func place(_ shelter: Int) -> JSONValue {
        var attributes: JSONObject = ["city": "Sistersville", "state": "WV", "country": "United States"]
        attributes["lat"] = Herd.coordinate(ofShelter: shelter).map { .double($0.latitude) }
        attributes["lon"] = Herd.coordinate(ofShelter: shelter).map { .double($0.longitude) }
        return ["type": "locations", "id": .string(placeID(shelter)), "attributes": .object(attributes)]
    }

    private static func orgID(_ shelter: Int) -> String { String(shelter + 1) }
    private static func placeID(_ shelter: Int) -> String { String(1_000_000_000 + shelter) }

    static let standIn = """
        [{"type": "animals", "id": "1", "attributes": {"isAdoptionPending": false, "birthDate": "2016-05-09T00:00:00Z",
          "breedPrimary": "Domestic Short Hair", "isCatsOk": true, "coatLength": "Short", "isKidsOk": true, "sex": "Male",
          "descriptionText": "Won't you give this cute&nbsp;cat a home?", "sizeCurrent": 11.8, "sizeUOM": "Pounds",
          "createdDate": "2016-05-30T16:21:58Z", "updatedDate": "2025-05-22T18:11:18Z"},
          "relationships": {"species": {"data": [{"type": "species", "id": "3"}]},
          "statuses": {"data": [{"type": "statuses", "id": "1"}]}}},
         {"type": "animals", "id": "2", "attributes": {"breedPrimary": "Husky", "isBreedMixed": true, "sex": "Female",
          "ageGroup": "Senior", "descriptionHtml": "<p>Sky blue eyes</p>", "updatedDate": "2025-05-22T18:11:18Z"},
          "relationships": {"species": {"data": [{"type": "species", "id": "8"}]}}}]
        """
}
