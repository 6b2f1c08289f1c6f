/// Knows where towns and US postal codes are, without a network: the world's cities of at least 5,000 people under
/// all their names, every US ZIP code, and every town that a ZIP code names.
///
/// The data is part of the program and is read in place by binary search; making a gazetteer costs nothing.
/// Case, accents, punctuation and spaces never matter. Populations, names and positions are those of GeoNames
/// (CC BY 4.0); `CREDITS.md` beside the data names the sources.
public struct Gazetteer: Sendable {
    let tables: GazetteerTables
    let folding: NameFolding
    let index: NameIndex

    /// The gazetteer that is compiled into the program.
    public init() {
        self.init(.embedded)
    }

    /// A gazetteer of other bytes, which are checked first.
    package init(validating bytes: [UInt8]) throws(GazetteerError) {
        self.init(GazetteerData(bytes))
        try check()
    }

    /// A gazetteer of bytes that may be damaged: it may answer wrongly, but always answers.
    package init(unchecked bytes: [UInt8]) {
        self.init(GazetteerData(bytes))
    }

    private init(_ data: GazetteerData) {
        tables = GazetteerTables(data)
        folding = NameFolding(tables: tables)
        index = NameIndex(tables: tables)
    }

    /// Reads all of the data once and compares it with its checksum; takes some milliseconds.
    public func check() throws(GazetteerError) {
        try tables.check()
    }

    /// How many towns there are.
    public var placeCount: Int { tables.places.count }

    /// How many postal codes there are, counting those that have no place on the map.
    public var postalCodeCount: Int { tables.postalCodes.count }

    // MARK: Records

    /// Where a postal code is; for the addresses of records.
    ///
    /// - Parameters:
    ///   - code: Five digits, or nine as in "19104-1234".
    ///   - country: A code or a name; `nil` or empty means the United States.
    /// - Returns: `nil` for a code that does not exist, is not of the United States, or has no place on the map, such
    ///   as those of military mail.
    public func postalCode(_ code: String, country: String?) -> GazetteerPlace? {
        postalRecord(code, country: country).flatMap { tables.place($0.place, postalCode: $0.record) }
    }

    /// The same as ``postalCode(_:country:)`` for whoever wants nothing but the position: an import asks for each animal.
    public func position(ofPostalCode code: String, country: String?) -> GazetteerPosition? {
        postalRecord(code, country: country).flatMap { tables.position($0.place, postalCode: $0.record) }
    }

    private func postalRecord(_ code: String, country: String?) -> (record: Int, place: Int)? {
        let digits = PlaceQuery.trim(code[...])
        guard let number = PlaceQuery.postalCode(digits), let record = postalRecord(number),
            let place = place(ofPostalRecord: record)
        else { return nil }
        let home = tables.country(ofRegion: tables.region(of: place))
        // The code that nearly every address has needs no folding.
        if let country, !tables.isCode(country, ofCountry: home), let key = nonEmptyKey(country) {
            guard let wanted = tables.country(named: key), tables.serves(wanted, home) else { return nil }
        }
        return (record, place)
    }

    /// The one town of this name there; for the addresses of records.
    ///
    /// - Parameters:
    ///   - name: Any of the town's names.
    ///   - region: A code or a name, such as "PA" or "Pennsylvania"; without a country it may also name one. A region
    ///     that the country is not known to have is passed over.
    ///   - country: A code or a name.
    /// - Returns: `nil` if there is no such town, or there are several and none is ten times as large as the next.
    public func city(_ name: String, region: String?, country: String?) -> GazetteerPlace? {
        let key = folding.key(of: name)
        let scopes: [PlaceScope]
        switch (nonEmptyKey(region), nonEmptyKey(country)) {
        case (let region?, let country?):
            if let scope = PlaceScope.named(region, inCountry: country, in: tables) {
                scopes = [scope]
            } else {
                guard let country = tables.country(named: country) else { return nil }
                scopes = [PlaceScope(country: country)]
            }
        case (let region?, nil):
            scopes = PlaceScope.named(region, in: tables)
        case (nil, let country?):
            guard let country = tables.country(named: country) else { return nil }
            scopes = [PlaceScope(country: country)]
        case (nil, nil):
            scopes = [PlaceScope()]
        }
        guard case .one(let place) = resolve(key, in: scopes) else { return nil }
        return tables.place(place)
    }

    private func nonEmptyKey(_ text: String?) -> [UInt8]? {
        guard let text else { return nil }
        let key = folding.key(of: text)
        return key.isEmpty ? nil : key
    }

    // MARK: Postal codes

    /// The records of the codes from one, inclusive, to another, exclusive.
    func postalRecords(from first: Int, to end: Int) -> Range<Int> {
        let start = postalRecord(notBefore: first)
        // In damaged data, which is not ascending, the end may be found before the start.
        return start..<max(start, postalRecord(notBefore: end))
    }

    func postalRecord(_ code: Int) -> Int? {
        let record = postalRecord(notBefore: code)
        guard record < tables.postalCodes.count, tables.field(tables.postalCodes, record, at: 0) == code else {
            return nil
        }
        return record
    }

    private func postalRecord(notBefore code: Int) -> Int {
        tables.partition(tables.postalCodes.count) { tables.field(tables.postalCodes, $0, at: 0) >= code }
    }

    /// `nil` for a code without a place on the map.
    func place(ofPostalRecord record: Int) -> Int? {
        let place = tables.field(tables.postalCodes, record, at: 12)
        return place < tables.places.count ? place : nil
    }
}
