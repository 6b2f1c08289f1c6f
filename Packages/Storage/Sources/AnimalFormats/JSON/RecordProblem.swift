/// Why a record cannot become an animal or an organisation.
///
/// Only what a record cannot do without is a problem; a field that is wrong or missing is unknown.
package enum RecordProblem: Error, Hashable, Sendable {
    /// There is nothing to tell it from others by.
    case noID
    /// Nobody says what kind of animal it is.
    case noType
    /// The organisation has no name.
    case noName
    /// Its source's name has signs that such names may not have.
    case badSource(String)
    /// It is no JSON object.
    case notARecord
}

extension RecordProblem: CustomStringConvertible {
    /// The problem as a clause, such as `the record has no id`.
    package var description: String {
        switch self {
        case .noID: "the record has no id"
        case .noType: "the record does not say what type of animal it is"
        case .noName: "the organisation has no name"
        case .badSource(let name):
            "the source \"\(name)\" is no source's name: use up to 64 letters, digits, hyphens, underscores and dots"
        case .notARecord: "this is no record: a JSON object was expected"
        }
    }
}
