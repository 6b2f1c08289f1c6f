public import FoundationEssentials

/// How long a record may be shown, and what becomes of it when its source no longer lists it.
extension Animal {
    /// When the record's own source stops allowing that it is shown, as the freshest word from there has it; `nil` for
    /// never. What other sources say of the same animal has no part in it.
    public var expiresAt: Date? {
        ownProvenance?.expiresAt
    }

    /// When the first of the records that a merged listing consists of stops being shown; `nil` for never.
    public var firstExpiry: Date? {
        provenance.lazy.compactMap(\.expiresAt).min()
    }

    /// Whether the record may no longer be shown at `now`.
    public func isExpired(at now: Date) -> Bool {
        expiresAt.map { $0 <= now } ?? false
    }

    /// Whether its source, as far as anybody knows, still has it on its list: it did not go home, nor vanish.
    public var isListed: Bool {
        status != .known(.adopted) && status != .known(.unlisted)
    }

    /// Whether its own source told of it at `moment` or later.
    public func wasFetched(since moment: Date) -> Bool {
        ownProvenance.map { $0.fetchedAt >= moment } ?? false
    }

    /// The record after its source was found not to list it any more.
    public func unlisted(at moment: Date) -> Animal {
        var gone = self
        gone.status = .known(.unlisted)
        gone.statusChangedAt = moment
        gone.statusHistory.append(StatusChange(status: .known(.unlisted), since: moment))
        return gone
    }

    /// The freshest word of the record's own source; of equally fresh ones, the first.
    private var ownProvenance: Provenance? {
        provenance.lazy.filter { $0.id == id }.max { $0.fetchedAt < $1.fetchedAt }
    }
}
