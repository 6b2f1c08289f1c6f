/// A country, the regions of one name, or both: where to look for a town.
struct PlaceScope {
    /// Records of the region key table that share one key; `nil` for any region.
    var regions: Range<Int>?
    var country: Int?

    func contains(_ place: Int, in tables: GazetteerTables) -> Bool {
        let region = tables.region(of: place)
        if let country, !tables.serves(country, tables.country(ofRegion: region)) { return false }
        guard let regions else { return true }
        // Records of one key are ascending by region.
        let first = tables.partition(regions.count) {
            tables.field(tables.regionKeys, regions.lowerBound + $0, at: 4) >= region
        }
        return first < regions.count
            && tables.field(tables.regionKeys, regions.lowerBound + first, at: 4) == region
    }

    /// What one word after the town can mean: "CA" is California first, then Canada.
    static func named(_ key: [UInt8], in tables: GazetteerTables) -> [PlaceScope] {
        var scopes: [PlaceScope] = []
        let regions = tables.records(of: key, in: tables.regionKeys)
        if !regions.isEmpty { scopes.append(PlaceScope(regions: regions)) }
        if let country = tables.country(named: key) { scopes.append(PlaceScope(country: country)) }
        return scopes
    }

    /// A region inside a country, or a territory inside the country whose post serves it ("San Juan, PR, US");
    /// `nil` if that country has no such region, or there is no such country.
    static func named(_ regionKey: [UInt8], inCountry countryKey: [UInt8], in tables: GazetteerTables) -> PlaceScope? {
        guard let country = tables.country(named: countryKey) else { return nil }
        let regions = tables.records(of: regionKey, in: tables.regionKeys)
        let isRegionThere = regions.contains {
            tables.country(ofRegion: tables.field(tables.regionKeys, $0, at: 4)) == country
        }
        if isRegionThere { return PlaceScope(regions: regions, country: country) }
        if let territory = tables.country(named: regionKey), tables.serves(country, territory) {
            return PlaceScope(country: territory)
        }
        return nil
    }
}

extension GazetteerTables {
    func country(named key: [UInt8]) -> Int? {
        records(of: key, in: countryKeys).first.map { field(countryKeys, $0, at: 4) }
    }

    /// Whether the text is the country's code, letter by letter.
    func isCode(_ text: String, ofCountry country: Int) -> Bool {
        let code = self.text(field(countries, country, at: 0))
        let letters = text.utf8.span
        return code.count == letters.count
            && letters.indices.allSatisfy { letters[$0] == data.byte(at: code.offset + $0) }
    }

    func country(ofRegion region: Int) -> Int {
        field(regions, region, at: 0) & 0xFFFF
    }

    /// Whether the second country is the first or is served by its post, as Puerto Rico is by that of the US.
    func serves(_ country: Int, _ other: Int) -> Bool {
        country == other || field(countries, other, at: 8) == country
    }

    func region(of place: Int) -> Int {
        field(places, place, at: 16) & 0xFFFF
    }

    func population(of place: Int) -> Int {
        field(places, place, at: 8)
    }

    /// How much a match counts: a lesser name counts a tenth.
    func weight(of match: NameIndex.Match) -> Int {
        population(of: match.place) / (match.isAlternate ? 10 : 1)
    }

    /// The place of this number, at the position of a postal code if there is one; `nil` if the data is damaged.
    func place(_ place: Int, postalCode record: Int? = nil) -> GazetteerPlace? {
        guard let position = position(place, postalCode: record),
            let label = GazetteerPlace.Label(rawValue: field(places, place, at: 16) >> 16)
        else { return nil }
        let region = region(of: place)
        let country = country(ofRegion: region)
        let regionCode = string(field(regions, region, at: 4))
        let population = population(of: place)
        return GazetteerPlace(
            name: string(field(places, place, at: 12)),
            region: regionCode.isEmpty ? nil : regionCode,
            countryCode: string(field(countries, country, at: 0)),
            latitude: position.latitude,
            longitude: position.longitude,
            population: population == 0 ? nil : population,
            postalCode: record.map { String(String(field(postalCodes, $0, at: 0) + 100_000).suffix(5)) },
            label: label
        )
    }

    /// Where the place of this number is, or a postal code there; `nil` if the data is damaged.
    func position(_ place: Int, postalCode record: Int?) -> GazetteerPosition? {
        guard place >= 0, place < places.count else { return nil }
        let section = record == nil ? places : postalCodes
        let latitude = Double(signedField(section, record ?? place, at: record == nil ? 0 : 4)) / 100_000
        let longitude = Double(signedField(section, record ?? place, at: record == nil ? 4 : 8)) / 100_000
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return GazetteerPosition(latitude: latitude, longitude: longitude)
    }
}
