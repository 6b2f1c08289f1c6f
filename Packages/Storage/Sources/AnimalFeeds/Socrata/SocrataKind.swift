public import Boundaries
import Domain

/// Open data of counties on Socrata's servers (SODA 2.x): adoptable pets for whoever asks, without a key.
public struct SocrataKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "socrata"
    public let title = "Socrata"
    public let summary = "a county's open data; montgomery-county and king-county are ready made"
    public let settings = [
        FeedSetting(SocrataFeed.domainSetting, "the server, such as data.kingcounty.gov", isRequired: true),
        FeedSetting(SocrataFeed.datasetSetting, "the data set's id, such as yaai-7frk", isRequired: true),
        FeedSetting(SocrataFeed.columnsSetting, "whose columns it has: montgomery or king", isRequired: true),
    ]
    public let secret = FeedSecret.optional(
        "app token",
        hint: "Without one, many who share an internet address may be asked to wait."
    )
    /// The rows of some data sets say where an animal is, those of others leave it to be known.
    public let place = FeedPlace.shelter
    public let traits = FeedTraits()
    /// Both counties keep their photos at PetHarbor.
    public let photoHosts = ["petharbor.com", "www.petharbor.com"]

    public var presets: [FeedPreset] {
        [
            Self.preset(
                "montgomery-county",
                "adoptable pets of Montgomery County, Maryland",
                ["data.montgomerycountymd.gov", "e54u-qx42", SocrataColumnSet.montgomery.rawValue],
                place: "20855"
            ),
            Self.preset(
                "king-county",
                "adoptable pets of King County, Washington",
                ["data.kingcounty.gov", "yaai-7frk", SocrataColumnSet.king.rawValue],
                place: "98032"
            ),
        ].compactMap(\.self)
    }

    public func problem(with source: SourceConfiguration) -> String? {
        let dataset = source.settings[SocrataFeed.datasetSetting] ?? ""
        guard Self.isDataset(dataset) else {
            return "“\(dataset)” is no data set's id: it has two groups of four letters or digits, as in yaai-7frk."
        }
        let columns = source.settings[SocrataFeed.columnsSetting] ?? ""
        guard SocrataColumnSet(rawValue: columns) != nil else {
            return "PetSave does not know the columns of “\(columns)”: write montgomery or king."
        }
        return FeedAddress(source.settings[SocrataFeed.domainSetting] ?? "").problem
    }

    public func serverHost(of source: SourceConfiguration) -> String? {
        source.settings[SocrataFeed.domainSetting].flatMap(Self.host(of:))
    }

    public func feed(for source: Source) -> any AnimalFeed {
        SocrataFeed(access, source)
    }

    private static func preset(_ name: String, _ summary: String, _ values: [String], place: String) -> FeedPreset? {
        let keys = [SocrataFeed.domainSetting, SocrataFeed.datasetSetting, SocrataFeed.columnsSetting]
        let settings = Dictionary(zip(keys, values)) { first, _ in first }
        return SourceName(name).map { FeedPreset(name: $0, summary: summary, settings: settings, place: place) }
    }

    private static func isDataset(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.count == 2
            && groups.allSatisfy { group in
                group.count == 4 && group.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
    }
}
