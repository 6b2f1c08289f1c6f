public import Domain

/// A list of animals that grows page by page.
///
/// Encoded without the animals: the catalogue is the truth, and is asked again.
public struct PagedAnimals: Hashable, Sendable, Codable {
    /// How many animals make a page.
    public let pageSize: Int
    /// The page that is due next, from 1 on; moves only when a page has arrived.
    public private(set) var nextPage: Int
    /// How many animals there are on all pages; `nil` before the first page.
    public private(set) var total: Int?
    /// What has been listed so far.
    public private(set) var animals: [ListedAnimal] = []

    private enum CodingKeys: String, CodingKey {
        case pageSize, nextPage, total
    }

    public init(firstPage: Int, pageSize: Int) {
        self.pageSize = pageSize
        nextPage = firstPage
    }

    /// Whether a page is due after those that arrived.
    public var hasMore: Bool {
        guard let total else { return true }
        return (nextPage - 1) * pageSize < total
    }

    /// The page that is due; `nil` when there can be no such page.
    public var nextRequest: PageRequest? { PageRequest(number: nextPage, size: pageSize) }

    /// Puts a page that arrived at the end of the list; one that is as large as several counts as these.
    public mutating func take(_ page: Page<ListedAnimal>) {
        animals += page.items
        total = page.total
        nextPage += max(1, page.request.size / max(1, pageSize))
    }
}
