/// Something that two records say, and that speaks for or against their being of one animal.
public enum IdentityEvidence: Hashable, Sendable {
    // For
    case sameOrganization(OrganizationTrait)
    /// Not farther apart than ``IdentityLimits/neighborhood``.
    case closeTogether(Distance)
    /// The shelter's own number for the animal.
    case sameCode(String)
    case sameName(String)
    /// One name is the other with a word more that tells no littermates apart.
    case alikeNames(String, String)
    /// The address or the file name of the picture.
    case samePhoto(String)
    /// What both texts begin with.
    case sameDescription(beginning: String)
    /// A word that the names of both breeds hold.
    case sameBreed(String)
    case sameSex(Gender)
    /// So many days lie between the births.
    case similarBirth(days: Int)
    case sameAgeGroup(AgeGroup)
    case sameColor(String)

    // Against
    case sameSource(SourceName)
    case otherType(String, String)
    case otherNames(String, String)
    /// One of them, or both, have no name to go by.
    case nameless
    case otherCodes(String, String)
    case otherSex(Gender, Gender)
    case otherBreeds(String, String)
    case otherBirth(days: Int)
    case otherAgeGroups(AgeGroup, AgeGroup)
    case otherColors(String, String)
    case farApart(Distance)

    /// Whether it speaks for their being one animal.
    public var speaksFor: Bool {
        switch self {
        case .sameOrganization, .closeTogether, .sameCode, .sameName, .alikeNames, .samePhoto, .sameDescription,
            .sameBreed, .sameSex, .similarBirth, .sameAgeGroup, .sameColor:
            true
        case .sameSource, .otherType, .otherNames, .nameless, .otherCodes, .otherSex, .otherBreeds, .otherBirth,
            .otherAgeGroups, .otherColors, .farApart:
            false
        }
    }

    /// Whether it rules out that they are one animal, whatever speaks for it.
    public var isDecisive: Bool {
        switch self {
        case .sameSource, .otherType, .otherNames, .nameless, .otherCodes, .otherSex, .otherBirth, .otherAgeGroups,
            .farApart:
            true
        default: false
        }
    }
}

/// By what two organisations are known to be one.
public enum OrganizationTrait: Hashable, Sendable {
    case name(String)
    case phone(String)
    case email(String)
    case website(String)
}

/// How far two records may lie apart and still be of one animal.
public enum IdentityLimits {
    /// Farther apart than this, two records are of two animals: a rescue's foster homes lie around it.
    public static let distance = Distance(kilometers: 80)
    /// Within this, two organisations count as neighbours: one town, as coarse as postal codes place it.
    public static let neighborhood = Distance(kilometers: 25)
    /// Shelters estimate births: half a year.
    public static let birthDays = 183
}
