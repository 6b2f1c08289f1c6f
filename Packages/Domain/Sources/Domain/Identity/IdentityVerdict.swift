/// Whether two records are of one animal, and why.
public struct IdentityVerdict: Hashable, Sendable {
    /// What both say, for and against.
    public let evidence: [IdentityEvidence]
    /// The rule by which they are one animal; `nil` when they count as two.
    public let rule: IdentityRule?

    /// Whether the records are taken for one animal.
    public var isSame: Bool { rule != nil }
}

/// The rules by which two records are of one animal. Each holds only where nothing decisive speaks against it
/// (``IdentityEvidence/isDecisive``): no rule outvotes another sex, another name or another number.
public enum IdentityRule: String, Hashable, Sendable, CaseIterable {
    /// The shelter's own number is the same, and so is the organisation, or a number of six characters and more beside
    /// the very name.
    case code
    /// The same picture of an animal of the same name.
    case photo
    /// The same text about an animal of the same name, from the same organisation or its neighbourhood.
    case description
    /// One organisation, one name that is more than “Puppy 2”, one sex, one breed, one age; no other colour.
    case circumstances
}

extension IdentityRule: CustomStringConvertible {
    /// The rule as a sentence for people.
    public var description: String {
        switch self {
        case .code: "The shelter’s own number and the name agree."
        case .photo: "The photo and the name agree."
        case .description: "The text, the name and the neighbourhood agree."
        case .circumstances: "Organisation, name, sex, breed and age agree, and nothing speaks against it."
        }
    }
}
