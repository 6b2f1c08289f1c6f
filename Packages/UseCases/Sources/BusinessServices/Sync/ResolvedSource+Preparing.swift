import Boundaries
import Domain
import FoundationEssentials

extension ResolvedSource {
    /// An animal as it comes into the catalogue: placed as well as is known, and expiring when the terms of its source
    /// say so, or the record itself if that is sooner: who passes on another's records is bound by the other's terms.
    func prepared(_ animal: Animal, places: any PlaceDirectory) -> Animal {
        var prepared = animal
        places.place(&prepared)
        if prepared.location == nil, case .shelter = kind.place, let coordinate = source.place?.coordinate {
            prepared.location = Location(coordinate: coordinate, origin: .organization)
        }
        for index in prepared.provenance.indices {
            let provenance = prepared.provenance[index]
            let end = kind.traits.lifetime.map { provenance.fetchedAt.addingTimeInterval($0) }
            prepared.provenance[index].expiresAt = [end, provenance.expiresAt].compactMap(\.self).min()
        }
        return prepared
    }
}

extension FeedError {
    /// Whether an old cursor may be the reason: a server that does not know it any more does not understand the request,
    /// or answers with something else.
    var mayBeTheCursors: Bool {
        switch self {
        case .misconfigured, .unreadable: true
        case .unreachable, .refused, .secretMissing, .rateLimited, .serverFault, .tooLarge, .endless, .cancelled: false
        }
    }
}
