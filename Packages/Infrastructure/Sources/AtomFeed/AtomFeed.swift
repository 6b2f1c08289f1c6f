public import FoundationEssentials

/// A feed in the Atom Syndication Format 1.0 (RFC 4287), made to be read by any feed reader.
public struct AtomFeed: Hashable, Sendable {
    /// Names the feed for ever, wherever its file lies.
    public var id: AtomURI
    public var title: String
    public var subtitle: String?
    /// When the feed last changed in a way worth telling.
    public var updated: Date
    /// Who wrote what names no author of its own.
    public var author: String
    /// The program that made it.
    public var generator: String?
    /// In the order in which they are to be written.
    public var entries: [AtomEntry]

    public init(
        id: AtomURI,
        title: String,
        subtitle: String? = nil,
        updated: Date,
        author: String,
        generator: String? = nil,
        entries: [AtomEntry] = []
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.updated = updated
        self.author = author
        self.generator = generator
        self.entries = entries
    }
}

/// One entry of a feed.
public struct AtomEntry: Hashable, Sendable {
    /// Names the entry for ever. Of several entries with one id in a feed, the first is written.
    public var id: AtomURI
    public var title: String
    /// When the entry last changed in a way worth telling.
    public var updated: Date
    /// When what it tells of first came up.
    public var published: Date?
    /// What it tells, as plain text.
    public var text: String
    /// The page it tells of.
    public var link: AtomURI?
    /// Words it can be sorted by; those of nothing but blanks are left out.
    public var categories: [String]

    public init(
        id: AtomURI,
        title: String,
        updated: Date,
        published: Date? = nil,
        text: String,
        link: AtomURI? = nil,
        categories: [String] = []
    ) {
        self.id = id
        self.title = title
        self.updated = updated
        self.published = published
        self.text = text
        self.link = link
        self.categories = categories
    }
}
