import Domain
import JSONStreaming

extension FakePetfinder {
    /// So many animals after the recorded ones, in the shapes of 2019 and 2024.
    public static func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        let samples =
            Recordings.objects(
                "petfinder/animals-2024-limit50-page1.json",
                key: "animals",
                standIn: PetfinderHerd.standIn
            )
            + Recordings.objects("petfinder/animals-2019-limit50-page1.json", key: "animals", standIn: "[]")
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples) { record, variation in
            let id = 70_000_000 + variation.index
            record["id"] = .integer(Int64(id))
            record["name"] = .string(variation.name)
            record["organization_id"] = .string(PetfinderHerd.organizationID(variation.shelter))
            record["status"] = "adoptable"
            record["published_at"] = .string(variation.changedAt.iso8601.dropLast() + "+0000")
            return String(id)
        }
    }
}

enum PetfinderHerd {
    static func organizationID(_ shelter: Int) -> String { "NJ\(shelter + 100)" }

    static func organization(_ shelter: Int) -> JSONValue {
        var organization = recordedOrganization
        organization["id"] = .string(organizationID(shelter))
        organization["name"] = .string("Shelter &amp; Friends \(shelter)")
        return .object(organization)
    }

    private static let recordedOrganization: JSONObject = {
        let name = "petfinder/organizations-by-distance.json"
        return Recordings.objects(name, key: "organizations", standIn: standInOrganization).first ?? JSONObject()
    }()

    private static let standInOrganization = """
        [{"id": "UT212", "name": "South Utah Valley", "email": "adopt@shelter.example", "phone": null,
          "address": {"address1": null, "city": "Spanish Fork", "state": "UT", "postcode": "84660", "country": "US"},
          "hours": {"monday": "12pm-6pm"}, "website": null, "mission_statement": "We care.", "adoption": {"policy": null},
          "social_media": {"facebook": null}, "photos": []}]
        """

    static let standIn = """
        [{"id": 1, "organization_id": "NJ100", "url": "https://feed.example/dog/1", "type": "Dog", "species": "Dog",
          "breeds": {"primary": "Beagle", "secondary": null, "mixed": true, "unknown": false},
          "colors": {"primary": "Black", "secondary": null, "tertiary": null}, "age": "Adult", "gender": "Female",
          "size": "Extra Large", "coat": null, "attributes": {"spayed_neutered": true, "declawed": null},
          "environment": {"children": true, "dogs": null, "cats": false}, "tags": ["Loves &amp; cuddles"], "name": "Junie",
          "description": "She doesn&#39;t bite...", "photos": [], "status": "adoptable",
          "published_at": "2024-11-07T03:27:19+0000", "contact": {"email": "adopt@shelter.example", "phone": null,
          "address": {"city": "De Pere", "state": "WI", "postcode": "54115", "country": "US"}}},
         {"id": 2, "organization_id": "NJ100", "url": null, "type": "Cat", "species": "Cat", "breeds": {}, "colors": {},
          "age": "Baby", "gender": "Male", "size": "Small", "coat": "Short", "attributes": {}, "environment": {},
          "tags": [], "name": "Sage", "description": null, "photos": [], "status": "adoptable",
          "published_at": "2019-07-14T09:48:18+0000", "contact": {"address": {"city": "Eaton Rapids", "state": "MI"}}}]
        """
}
