import Domain
import GRDB

extension Organization {
    /// The columns of `organization`, without its key.
    static let columns =
        ["name"] + Contact.columns
        + ["url", "website", "mission_statement"]
        + ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        + ["adoption_policy", "adoption_url", "facebook", "twitter", "youtube", "instagram", "pinterest"]
        + ["latitude", "longitude"]

    var columnValues: ColumnValues {
        let texts = [
            url, website, missionStatement, hours.monday, hours.tuesday, hours.wednesday, hours.thursday, hours.friday,
            hours.saturday, hours.sunday, adoptionPolicy, adoptionURL, socialMedia.facebook, socialMedia.twitter,
            socialMedia.youtube, socialMedia.instagram, socialMedia.pinterest,
        ]
        return [name.column] + contact.columnValues + texts.map(\.column)
            + [coordinate?.latitude, coordinate?.longitude].map(\.column)
    }

    /// Reads ``columns``.
    init(_ id: OrganizationID, _ reader: inout RowReader) throws {
        self.init(id: id, name: try reader.required())
        contact = try reader.nextContact()
        url = try reader.next()
        website = try reader.next()
        missionStatement = try reader.next()
        hours.monday = try reader.next()
        hours.tuesday = try reader.next()
        hours.wednesday = try reader.next()
        hours.thursday = try reader.next()
        hours.friday = try reader.next()
        hours.saturday = try reader.next()
        hours.sunday = try reader.next()
        adoptionPolicy = try reader.next()
        adoptionURL = try reader.next()
        socialMedia.facebook = try reader.next()
        socialMedia.twitter = try reader.next()
        socialMedia.youtube = try reader.next()
        socialMedia.instagram = try reader.next()
        socialMedia.pinterest = try reader.next()
        coordinate = try reader.nextCoordinate()
    }
}
