import Boundaries
import Domain

/// Notices a feed that goes round in circles or never ends.
struct EndlessFeedWatch {
    private let limits: SyncLimits
    private var animals: Set<AnimalID> = []
    private var organizations: Set<OrganizationID> = []
    private var cursors: Set<FeedCursor> = []
    private var pages = 0
    private var barrenPages = 0
    private var repeatsCursor = false

    init(limits: SyncLimits) {
        self.limits = limits
    }

    /// Whether the page after the one that was taken last is not worth asking for.
    var isEndless: Bool { repeatsCursor || barrenPages >= limits.barrenPages || pages >= limits.pages }

    /// Begins to watch where `pass` stands.
    mutating func begin(at pass: SyncPass) {
        pages = pass.pages
        if let cursor = pass.cursor { cursors.insert(cursor) }
    }

    /// Takes a page in; answers how many of its animals were not seen before.
    mutating func take(_ page: FeedPage) -> Int {
        let known = (animals: animals.count, organizations: organizations.count)
        animals.formUnion(page.animals.lazy.map(\.id))
        organizations.formUnion(page.organizations.lazy.map(\.id))
        let new = animals.count - known.animals
        let isBarren = new == 0 && organizations.count == known.organizations
        pages += 1
        barrenPages = isBarren ? barrenPages + 1 : 0
        if let next = page.next, !cursors.insert(next).inserted { repeatsCursor = true }
        return new
    }
}
