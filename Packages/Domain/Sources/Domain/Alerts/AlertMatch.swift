public import FoundationEssentials

/// An animal that an alert found, as it was then: enough to tell of it when the catalogue no longer holds it.
public struct AlertMatch: Hashable, Sendable {
    public let animalID: AnimalID
    public let type: OpenValue<AnimalType>
    /// The animal's name.
    public let title: String
    /// One line about it: `young female Beagle mix, medium`.
    public let summary: String
    /// The public page of the listing.
    public let url: String?
    /// The town it is in: `Philadelphia, PA`.
    public let town: String?
    /// When its listing went up.
    public let publishedAt: Date?

    public init(
        animalID: AnimalID,
        type: OpenValue<AnimalType>,
        title: String,
        summary: String,
        url: String? = nil,
        town: String? = nil,
        publishedAt: Date? = nil
    ) {
        self.animalID = animalID
        self.type = type
        self.title = title
        self.summary = summary
        self.url = url
        self.town = town
        self.publishedAt = publishedAt
    }
}

/// A match, by which alert it was reported, and when.
public struct ReportedMatch: Hashable, Sendable {
    public let alert: AlertID
    public let match: AlertMatch
    /// When its batch was claimed: the same each time the batch is written out.
    public let reportedAt: Date

    public init(alert: AlertID, match: AlertMatch, reportedAt: Date) {
        self.alert = alert
        self.match = match
        self.reportedAt = reportedAt
    }
}
