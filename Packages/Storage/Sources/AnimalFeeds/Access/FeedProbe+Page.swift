import Boundaries

extension FeedProbe {
    /// What a feed shows that answers with all that it has at once.
    init(of page: FeedPage) {
        self.init(
            total: page.total,
            examples: Array(page.animals.prefix(3)),
            faults: page.faults,
            traffic: page.traffic
        )
    }
}
