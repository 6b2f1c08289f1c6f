/// Pages as RescueGroups' API v5 writes them, after recorded ones.
enum RescueGroupsSamples {
    static let animal = """
        {"type": "animals", "id": "10059734", "attributes": {"isAdoptionPending": false, "birthDate":
         "2016-05-09T00:00:00Z", "isBirthDateExact": false, "breedString": "Domestic Short Hair (short coat)",
         "breedPrimary": "Domestic Short Hair", "isCatsOk": true, "isDogsOk": false, "coatLength": "Short",
         "isCourtesyListing": false, "descriptionText": "Bettis arrived.\\nWon't you give this cute&nbsp;cat a home?",
         "descriptionHtml": "<p>Other</p>", "isHousetrained": true, "isKidsOk": true, "name": "Bettis",
         "pictureThumbnailUrl": "https://cdn.example/41339662.jpg?width=100", "sex": "Male",
         "sizeCurrent": 11.800000190734863, "sizeUOM": "Pounds", "slug": "adopt-bettis-domestic-short-hair-cat",
         "isSpecialNeeds": false, "isCurrentVaccinations": true, "qualities": ["affectionate", "leashtrained"],
         "adoptionFeeString": "$125", "url": "https://www.rescue.example/animals/detail?AnimalID=10059734",
         "createdDate": "2016-05-30T16:21:58Z", "updatedDate": "2025-05-22T18:11:18Z"},
         "relationships": {"breeds": {"data": [{"type": "breeds", "id": "35"}]},
         "colors": {"data": [{"type": "colors", "id": "6"}]}, "species": {"data": [{"type": "species", "id": "3"}]},
         "statuses": {"data": [{"type": "statuses", "id": "1"}]},
         "locations": {"data": [{"type": "locations", "id": "1000000027"}]},
         "orgs": {"data": [{"type": "orgs", "id": "27"}]},
         "pictures": {"data": [{"type": "pictures", "id": "41339654"}, {"type": "pictures", "id": "41339662"}]}}}
        """

    static let included = """
        [{"type": "breeds", "id": "35", "attributes": {"name": "Domestic Short Hair"}},
         {"type": "colors", "id": "6", "attributes": {"name": "Black and White"}},
         {"type": "species", "id": "3", "attributes": {"singular": "Cat", "plural": "Cats"}},
         {"type": "statuses", "id": "1", "attributes": {"name": "Available"}},
         {"type": "locations", "id": "1000000027", "attributes": {"street": "P.O. Box 183", "city": "Sistersville",
          "state": "WV", "postalcode": "26175", "country": "United States", "phone": "(555) 555-0119", "lat": 39.5402,
          "lon": -80.9649}},
         {"type": "orgs", "id": "27", "attributes": {"name": "Olive Branch &amp; Friends", "city": "Sistersville",
          "state": "WV", "postalcode": "26175", "country": "United States", "email": "adopt@rescue.example",
          "lat": "39.5", "lon": "-80.9"}},
         {"type": "pictures", "id": "41339654", "attributes": {"order": 2,
          "original": {"url": "https://cdn.example/41339654.jpg", "resolutionX": 700},
          "large": {"url": "https://cdn.example/41339654.jpg?width=500"},
          "small": {"url": "https://cdn.example/41339654.jpg?width=100"}}},
         {"type": "pictures", "id": "41339662", "attributes": {"order": 1,
          "original": {"url": "https://cdn.example/41339662.jpg"}, "large": null}}]
        """

    static let page = "{\"meta\": {\"count\": 1}, \"data\": [\(animal)], \"included\": \(included)}"

    /// An animal that says no more than it must, with one organisation.
    static func small(_ id: Int, organization: Int) -> String {
        """
        {"type": "animals", "id": "\(id)", "attributes": {"name": "A\(id)"}, "relationships": {"species": {"data": \
        [{"type": "species", "id": "8"}]}, "locations": {"data": [{"type": "locations", "id": "\(organization)"}]}}}
        """
    }

    /// A place whose city is named by its number.
    static func place(_ id: Int) -> String {
        "{\"type\": \"locations\", \"id\": \"\(id)\", \"attributes\": {\"city\": \"City \(id)\"}}"
    }
}
