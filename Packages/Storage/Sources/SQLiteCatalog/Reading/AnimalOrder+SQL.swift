import Domain
import GRDB

extension AnimalOrder {
    /// Whether there is an index in the order of ``terms``.
    var isIndexed: Bool {
        switch self {
        case .distance, .newest, .relevance, .name: true
        case .match, .random: false
        }
    }

    /// The terms to order `animal` by when neither a distance nor a match is to be computed; ties go by id.
    var terms: SQL {
        switch self {
        case .distance: "animal.source, animal.source_id"
        case .match: "animal.source, animal.source_id"
        case .newest: "\(sql: CatalogSchema.publicationOrder) DESC, animal.source, animal.source_id"
        // Where a text is found decides first (`RelevanceSearch`); among the rest, the newest.
        case .relevance: "\(sql: CatalogSchema.publicationOrder) DESC, animal.source, animal.source_id"
        case .name: "animal.sort_name, animal.source, animal.source_id"
        case .random(let seed):
            """
            shuffle_key(animal.source, animal.source_id, \(Int64(bitPattern: seed))), animal.source, animal.source_id
            """
        }
    }
}
