extension IdentityEvidence: CustomStringConvertible {
    /// The evidence as a sentence for people.
    public var description: String {
        switch self {
        case .sameOrganization(let trait): "The same organisation offers them: \(trait)."
        case .closeTogether(let distance): "They are \(Self.kilometers(distance)) apart."
        case .sameCode(let code): "The shelter calls both \(code)."
        case .sameName(let name): "Both are called “\(name)”."
        case .alikeNames(let one, let other): "The names “\(one)” and “\(other)” differ by a word only."
        case .samePhoto(let photo): "Both show the photo \(photo)."
        case .sameDescription(let beginning): "Both texts begin with “\(beginning)”."
        case .sameBreed(let word): "Both breeds are called “\(word)”."
        case .sameSex(let sex): "Both are \(sex.rawValue.lowercased())."
        case .similarBirth(0): "Both were born on the same day."
        case .similarBirth(let days): "Their births are \(Self.days(days)) apart, which estimates may be."
        case .sameAgeGroup(let group): "Both are \(Self.name(of: group))."
        case .sameColor(let word): "Both coats are called “\(word)”."
        case .sameSource(let source): "Both are records of \(source), which says that they are two."
        case .otherType(let one, let other): "One is a \(one), the other a \(other)."
        case .otherNames(let one, let other): "They are called “\(one)” and “\(other)”."
        case .nameless: "There is no name to go by."
        case .otherCodes(let one, let other): "The shelter’s numbers are \(one) and \(other)."
        case .otherSex(let one, let other):
            "One is \(one.rawValue.lowercased()), the other \(other.rawValue.lowercased())."
        case .otherBreeds(let one, let other): "Their breeds, \(one) and \(other), share no word."
        case .otherBirth(let days): "Their births are \(Self.days(days)) apart."
        case .otherAgeGroups(let one, let other): "One is \(Self.name(of: one)), the other \(Self.name(of: other))."
        case .otherColors(let one, let other): "Their colours, \(one) and \(other), share no word."
        case .farApart(let distance): "They are \(Self.kilometers(distance)) apart."
        }
    }

    private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

    /// In whole kilometres, from one on.
    private static func kilometers(_ distance: Distance) -> String {
        distance.kilometers < 1 ? "less than 1 km" : "\(Int(min(distance.kilometers, 1e6).rounded())) km"
    }

    private static func name(of group: AgeGroup) -> String {
        switch group {
        case .baby: "a baby"
        case .young: "young"
        case .adult: "adult"
        case .senior: "a senior"
        }
    }
}

extension OrganizationTrait: CustomStringConvertible {
    public var description: String {
        switch self {
        case .name(let name): "its name is “\(name)”"
        case .phone(let digits): "its telephone number ends in \(String(digits.suffix(4)))"
        case .email(let address): "its e-mail address is \(address)"
        case .website(let host): "its website is \(host)"
        }
    }
}
