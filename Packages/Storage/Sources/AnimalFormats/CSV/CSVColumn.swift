/// A column that PetSave reads and writes, by the name it writes.
enum CSVColumn: String, CaseIterable {
    case id
    case source
    case sourceID = "source_id"
    case name
    case type
    case species
    case breed
    case secondaryBreed = "secondary_breed"
    case mixed
    case unknownBreed = "unknown_breed"
    case color
    case secondaryColor = "secondary_color"
    case tertiaryColor = "tertiary_color"
    case age
    case birthDate = "birth_date"
    case birthDateExact = "birth_date_exact"
    case gender
    case size
    case coat
    case goodWithChildren = "good_with_children"
    case goodWithDogs = "good_with_dogs"
    case goodWithCats = "good_with_cats"
    case houseTrained = "house_trained"
    case spayedNeutered = "spayed_neutered"
    case declawed
    case specialNeeds = "special_needs"
    case shotsCurrent = "shots_current"
    case description
    case tags
    case photos
    case videos
    case url
    case status
    case statusChangedAt = "status_changed_at"
    case publishedAt = "published_at"
    case fee
    case feeCurrency = "fee_currency"
    case bondedPartners = "bonded_partners"
    case organizationID = "organization_id"
    case organization
    case organizationAnimalID = "organization_animal_id"
    case email
    case phone
    case address
    case address2
    case city
    case state
    case postcode
    case country
    case latitude
    case longitude
    case locationOrigin = "location_origin"
    case fetchedAt = "fetched_at"
    case expiresAt = "expires_at"
}

extension CSVColumn {
    /// The column that a header's cell names, whatever its case, spaces and punctuation; `nil` when it names none.
    init?(heading: String) {
        let folded = Self.folded(heading)
        guard let column = CSVColumn(rawValue: folded) ?? Self.synonyms[folded] else { return nil }
        self = column
    }

    /// The other names of the columns, folded.
    private static let synonyms: [String: CSVColumn] = {
        var table: [String: CSVColumn] = [:]
        for column in allCases {
            for synonym in column.synonyms { table[synonym] = column }
        }
        return table
    }()

    private static func folded(_ heading: String) -> String {
        heading.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
    }

    /// What else people call the column.
    var synonyms: [String] {
        switch self {
        case .id: ["animal_id", "pet_id"]
        case .name: ["animal_name", "pet_name"]
        case .type: ["animal_type", "pet_type", "kind"]
        case .breed: ["primary_breed", "breed_primary", "breeds_primary", "breed_1"]
        case .secondaryBreed: ["breed_secondary", "breeds_secondary", "breed_2"]
        case .mixed: ["mixed_breed", "mix", "is_mixed", "breeds_mixed", "crossbreed"]
        case .unknownBreed: ["breeds_unknown", "breed_unknown"]
        case .color: ["colour", "primary_color", "primary_colour", "color_primary", "colors_primary"]
        case .secondaryColor: ["secondary_colour", "color_secondary", "colors_secondary"]
        case .tertiaryColor: ["tertiary_colour", "color_tertiary", "colors_tertiary"]
        case .age: ["age_group"]
        case .birthDate: ["birthdate", "birthday", "born", "date_of_birth", "dob"]
        case .birthDateExact: ["is_birth_date_exact"]
        case .gender: ["sex"]
        case .size: ["size_group"]
        case .coat: ["coat_length", "hair"]
        case .goodWithChildren: ["children", "good_with_kids", "kids", "kids_ok", "environment_children"]
        case .goodWithDogs: ["dogs", "dogs_ok", "environment_dogs"]
        case .goodWithCats: ["cats", "cats_ok", "environment_cats"]
        case .houseTrained: ["housetrained", "house_broken", "attributes_house_trained"]
        case .spayedNeutered: ["fixed", "neutered", "spayed", "altered", "attributes_spayed_neutered"]
        case .declawed: ["attributes_declawed"]
        case .specialNeeds: ["attributes_special_needs"]
        case .shotsCurrent: ["vaccinated", "vaccinations", "shots", "attributes_shots_current"]
        case .description: ["bio", "about", "story", "notes"]
        case .tags: ["keywords"]
        case .photos: ["photo", "picture", "pictures", "image", "images", "photo_url", "photo_urls", "image_url"]
        case .videos: ["video"]
        case .url: ["link", "page", "listing", "web_page"]
        case .publishedAt: ["published", "date_published", "listed", "listed_at"]
        case .fee: ["adoption_fee", "price"]
        case .feeCurrency: ["currency"]
        case .bondedPartners: ["bonded_with", "bonded"]
        case .organizationID: ["organisation_id", "org_id", "shelter_id", "rescue_id"]
        case .organization:
            ["organisation", "organization_name", "organisation_name", "org", "shelter", "shelter_name", "rescue"]
        case .organizationAnimalID: ["organisation_animal_id", "shelter_animal_id", "shelter_code"]
        case .email: ["contact_email", "e_mail"]
        case .phone: ["contact_phone", "telephone", "tel"]
        case .address: ["address1", "address_1", "street", "contact_address_address1"]
        case .address2: ["address_2", "contact_address_address2"]
        case .city: ["town", "contact_city", "contact_address_city"]
        case .state: ["province", "region", "contact_state", "contact_address_state"]
        case .postcode: ["postal_code", "zip", "zip_code", "zipcode", "contact_postcode", "contact_address_postcode"]
        case .country: ["country_code", "contact_country", "contact_address_country"]
        case .latitude: ["lat"]
        case .longitude: ["lon", "lng", "long"]
        case .source, .sourceID, .species, .status, .statusChangedAt, .locationOrigin, .fetchedAt, .expiresAt: []
        }
    }
}
