import Domain

extension Organization {
    /// The organisation that a row names, with the row's contact as its own; `nil` when the row names none.
    init?(_ row: TableRow, source: SourceName) {
        guard let name = row[.organization], let sourceID = row.organizationID,
            let id = OrganizationID(source: source, sourceID: sourceID)
        else { return nil }
        self.init(id: id, name: name)
        contact = Contact(row)
        // A coordinate counts as the animal's own, unless the row says that it is the organisation's.
        if row[.locationOrigin] == LocationOrigin.organization.rawValue { coordinate = Coordinate(row) }
    }
}

extension TableRow {
    /// The organisation's id; without one, a number made of its name, which tells it as well.
    var organizationID: String? {
        self[.organizationID] ?? self[.organization].map { StableHash.text(of: [$0]) }
    }
}

extension Coordinate {
    /// The point that a row names, if it names one.
    init?(_ row: TableRow) {
        guard let latitude = row.number(.latitude), let longitude = row.number(.longitude) else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Contact {
    init(_ row: TableRow) {
        self.init(
            email: row[.email],
            phone: row[.phone],
            address: Address(
                address1: row[.address],
                address2: row[.address2],
                city: row[.city],
                state: row[.state],
                postcode: row[.postcode],
                country: row[.country]
            )
        )
    }
}
