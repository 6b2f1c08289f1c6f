extension Gazetteer {
    /// Finds the place that a person's text names.
    ///
    /// Understood are a US ZIP code ("19104", "19104-1234"), "City, ST", "City, CC", "City, ST, CC" with codes or names,
    /// alone or with a ZIP code, "lat,lon" in decimal degrees, and a town's name alone. "CA" is tried as
    /// California before Canada. Of several towns of one name, one is found if it has at least ten times the people
    /// of the next; else the answer is the choices.
    ///
    /// - Parameter suggesting: Whether a name that no place has is compared with all others, which takes far longer than
    ///   the rest.
    public func lookup(_ text: String, suggesting: Bool = true) -> PlaceLookup {
        let trimmed = PlaceQuery.trim(text[...])
        if let position = PlaceQuery.position(trimmed) {
            guard position.isOnEarth else { return .notFound(suggestions: []) }
            return .found(barePlace(at: position))
        }
        let query = PlaceQuery(text)
        if let code = query.postalCode, let answer = lookup(postalCode: code, parts: query.parts) { return answer }
        let readings = readings(of: query.parts)
        for reading in readings {
            let resolution =
                query.position.map { resolve(reading.key, in: reading.scopes, near: $0) }
                ?? resolve(reading.key, in: reading.scopes)
            switch resolution {
            case .none: continue
            case .one(let place):
                if let place = tables.place(place) { return .found(place) }
            case .several(let places):
                return .ambiguous(places.compactMap { tables.place($0) })
            }
        }
        return .notFound(suggestions: suggesting ? nearMisses(of: query.parts) : [])
    }

    // MARK: Postal codes

    /// `nil` if the rest of the text says that the digits are no ZIP code, as in "10115 Berlin, DE".
    private func lookup(postalCode code: Int, parts: [Substring]) -> PlaceLookup? {
        if let record = postalRecord(code), let place = place(ofPostalRecord: record), agrees(parts, with: place),
            let found = tables.place(place, postalCode: record)
        {
            return .found(found)
        }
        guard parts.isEmpty else { return nil }
        // Codes that share their first three digits are neighbours.
        let area = code / 100 * 100
        let near = postalRecords(from: area, to: area + 100).sorted {
            let codes = (tables.field(tables.postalCodes, $0, at: 0), tables.field(tables.postalCodes, $1, at: 0))
            return abs(codes.0 - code) < abs(codes.1 - code)
        }
        let places = near.lazy.compactMap { record in
            place(ofPostalRecord: record).flatMap { tables.place($0, postalCode: record) }
        }
        return .notFound(suggestions: Array(places.prefix(5)))
    }

    /// Whether the text around a ZIP code can describe its place.
    private func agrees(_ parts: [Substring], with place: Int) -> Bool {
        let describes = { (part: Substring) in
            PlaceScope.named(folding.key(of: part), in: tables).contains { $0.contains(place, in: tables) }
        }
        guard let town = parts.first else { return true }
        if parts.allSatisfy(describes) { return true }
        let isTownThere = readings(of: [town]).contains { reading in
            index.matches(of: reading.key).contains { match in
                areNeighbours(match.place, place) && reading.scopes.contains { $0.contains(match.place, in: tables) }
            }
        }
        return isTownThere && parts.dropFirst().allSatisfy(describes)
    }

    /// Whether two places share a region and lie within about a hundred kilometres.
    private func areNeighbours(_ first: Int, _ second: Int) -> Bool {
        tables.region(of: first) == tables.region(of: second)
            && [0, 4].allSatisfy { axis in
                let distance =
                    tables.signedField(tables.places, first, at: axis)
                    - tables.signedField(tables.places, second, at: axis)
                return abs(distance) <= 100_000
            }
    }

    // MARK: Names

    /// One way to understand a text: a town's key and where to look for it.
    struct Reading {
        let key: [UInt8]
        let scopes: [PlaceScope]
    }

    /// The ways to understand the parts between commas, the most literal first.
    func readings(of parts: [Substring]) -> [Reading] {
        guard let first = parts.first, let last = parts.last else { return [] }
        func key(_ parts: ArraySlice<Substring>) -> [UInt8] {
            folding.key(of: parts.joined(separator: " "))
        }
        let everywhere = [PlaceScope()]
        guard parts.count > 1 else {
            return [Reading(key: key(parts[...]), scopes: everywhere)] + readingsWithoutComma(first)
        }
        let lastKey = folding.key(of: last)
        var readings: [Reading] = []
        if parts.count > 2 {
            let region = folding.key(of: parts[parts.count - 2])
            if let scope = PlaceScope.named(region, inCountry: lastKey, in: tables) {
                readings.append(Reading(key: key(parts.dropLast(2)), scopes: [scope]))
            }
        }
        let scopes = PlaceScope.named(lastKey, in: tables)
        readings.append(Reading(key: key(parts.dropLast()), scopes: scopes))
        if parts.count > 2 {
            // A county or a district between town and country: it is passed over.
            readings.append(Reading(key: folding.key(of: first), scopes: scopes))
        }
        // A few towns have a comma in their name.
        readings.append(Reading(key: key(parts[...]), scopes: everywhere))
        return readings
    }

    /// "Boston MA", "Santa Fe New Mexico": the last one to three words may say where.
    private func readingsWithoutComma(_ text: Substring) -> [Reading] {
        let words = text.split(whereSeparator: \.isWhitespace)
        return (1...3).compactMap { count in
            guard count < words.count else { return nil }
            let place = words.dropLast(count).joined(separator: " ")
            let scopes = PlaceScope.named(
                folding.key(of: words.suffix(count).joined(separator: " ")),
                in: tables
            )
            return scopes.isEmpty ? nil : Reading(key: folding.key(of: place), scopes: scopes)
        }
    }

    private func barePlace(at position: PlaceQuery.Position) -> GazetteerPlace {
        let latitude = PlaceQuery.format(position.latitude, decimals: 5)
        let longitude = PlaceQuery.format(position.longitude, decimals: 5)
        return GazetteerPlace(
            name: "\(latitude), \(longitude)",
            region: nil,
            countryCode: nil,
            latitude: Double(latitude) ?? position.latitude,
            longitude: Double(longitude) ?? position.longitude,
            population: nil,
            postalCode: nil,
            label: .position
        )
    }
}
