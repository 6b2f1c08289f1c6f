import Boundaries
import Domain

/// The one organisation of a source that offers all its animals, of which the feed itself says nothing.
struct Shelter: Sendable {
    private static let sourceID = "shelter"

    let organization: Organization?

    /// Of what the person said: the setting `organization`, else the source's name, and the source's place.
    init(of source: Source) {
        let name = source.configuration.settings[FeedSetting.organization]
        organization = OrganizationID(source: source.name, sourceID: Self.sourceID).map { id in
            var organization = Organization(id: id, name: name ?? source.name.text)
            organization.coordinate = source.place?.coordinate
            return organization
        }
    }

    /// Says of every record whose it is.
    func claim(_ records: inout FeedRecords) {
        guard let organization else { return }
        records.organizations.append(organization)
        for index in records.animals.indices {
            records.animals[index].organizationID = Self.sourceID
            records.animals[index] = records.animals[index].located(by: organization)
        }
    }
}
