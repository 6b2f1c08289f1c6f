/// How sources are synced.
public struct SyncOptions: Hashable, Sendable {
    /// Everything is asked for, also where changes alone would do.
    public var isFull: Bool
    /// A source that lists suddenly much less is believed; everything is asked for, since only that can show it.
    public var isForced: Bool
    /// A source that wants no requests for now is asked all the same.
    public var isImpatient: Bool

    public init(isFull: Bool = false, isForced: Bool = false, isImpatient: Bool = false) {
        self.isFull = isFull
        self.isForced = isForced
        self.isImpatient = isImpatient
    }
}

/// What keeps a feed that never ends from being followed for ever.
public struct SyncLimits: Hashable, Sendable {
    /// How many sources are asked at once.
    public var sourcesAtOnce: Int
    /// How many pages a pass may have.
    public var pages: Int
    /// After how many pages in a row without a record that was not seen before a feed goes round in circles.
    public var barrenPages: Int

    public init(sourcesAtOnce: Int = 4, pages: Int = 20_000, barrenPages: Int = 3) {
        self.sourcesAtOnce = sourcesAtOnce
        self.pages = pages
        self.barrenPages = barrenPages
    }
}
