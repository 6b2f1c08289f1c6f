import Domain

/// The open data sets of adoptable pets that PetSave knows the columns of.
enum SocrataDataset: String {
    /// Montgomery County, Maryland: `e54u-qx42` at data.montgomerycountymd.gov.
    case montgomery
    /// King County, Washington: `yaai-7frk` at data.kingcounty.gov.
    case king

    /// Both number their animals alike, so that the number alone tells no animal of the source from another.
    func animalID(_ number: String, source: SourceName) -> AnimalID? {
        AnimalID(source: source, sourceID: "\(rawValue)-\(number)")
    }

    /// The county's shelter, which no row names.
    func organization(source: SourceName) -> Organization? {
        guard let id = OrganizationID(source: source, sourceID: rawValue) else { return nil }
        var organization = Organization(id: id, name: name)
        organization.contact.address = address
        return organization
    }

    /// Where the shelter is: that of Montgomery County is always in one place, King County's rows say it themselves.
    var address: Address {
        switch self {
        case .montgomery: Address(city: "Derwood", state: "MD", postcode: "20855", country: "US")
        case .king: Address(state: "WA", country: "US")
        }
    }

    private var name: String {
        switch self {
        case .montgomery: "Montgomery County Animal Services and Adoption Center"
        case .king: "Regional Animal Services of King County"
        }
    }
}
