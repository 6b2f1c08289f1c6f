import Domain
import GRDB

extension AnimalOrder {
    /// Whether all animals can be gone through in that order, one after the other.
    var isIndexed: Bool {
        if case .random = self { false } else { true }
    }

    /// The terms to order `animal` by that are as near, match as well and were published at the same moment; ties go by id.
    var terms: SQL {
        switch self {
        case .distance, .match, .newest, .relevance: "animal.source, animal.source_id"
        case .name: "animal.sort_name, animal.source, animal.source_id"
        case .random(let seed):
            """
            shuffle_key(animal.source, animal.source_id, \(Int64(bitPattern: seed))), animal.source, animal.source_id
            """
        }
    }
}
