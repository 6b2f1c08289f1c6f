import FoundationEssentials

// A filter that was kept by an older PetSave lacks what this one knows besides: a missing key asks for nothing.

extension AnimalFilter {
    enum CodingKeys: String, CodingKey {
        case types, breeds, ages, genders, sizes, coats, colors, goodWith, houseTrained, specialNeeds, statuses
        case organizations, sources, publishedAfter, hasPhoto, text, spelling, excluded
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        try container.take(.types, into: &types)
        try container.take(.breeds, into: &breeds)
        try container.take(.ages, into: &ages)
        try container.take(.genders, into: &genders)
        try container.take(.sizes, into: &sizes)
        try container.take(.coats, into: &coats)
        try container.take(.colors, into: &colors)
        try container.take(.goodWith, into: &goodWith)
        houseTrained = try container.decodeIfPresent(Bool.self, forKey: .houseTrained)
        specialNeeds = try container.decodeIfPresent(Bool.self, forKey: .specialNeeds)
        try container.take(.statuses, into: &statuses)
        try container.take(.organizations, into: &organizations)
        try container.take(.sources, into: &sources)
        publishedAfter = try container.decodeIfPresent(Date.self, forKey: .publishedAfter)
        try container.take(.hasPhoto, into: &hasPhoto)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        try container.take(.spelling, into: &spelling)
        try container.take(.excluded, into: &excluded)
    }
}

extension AnimalExclusions {
    enum CodingKeys: String, CodingKey {
        case types, breeds, ages, genders, sizes, coats, colors
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        try container.take(.types, into: &types)
        try container.take(.breeds, into: &breeds)
        try container.take(.ages, into: &ages)
        try container.take(.genders, into: &genders)
        try container.take(.sizes, into: &sizes)
        try container.take(.coats, into: &coats)
        try container.take(.colors, into: &colors)
    }
}

extension KeyedDecodingContainer {
    /// Decodes what is there, and leaves the value as it is where there is nothing.
    fileprivate func take<Value: Decodable>(_ key: Key, into value: inout Value) throws {
        if let decoded = try decodeIfPresent(Value.self, forKey: key) { value = decoded }
    }
}
