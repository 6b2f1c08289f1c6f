extension IdentityFacts {
    /// Whether this record and `other` are of one animal; the order of the two makes no difference to the answer.
    ///
    /// Two puppies of one litter share organisation, breed, age, photo and text, and their names differ little. So another
    /// name, another number or another sex decides by itself, and a shared photo or text counts only beside the very
    /// same name. What no rule of ``IdentityRule`` covers stays two.
    public func verdict(on other: IdentityFacts) -> IdentityVerdict {
        let evidence = evidence(on: other)
        return IdentityVerdict(evidence: evidence, rule: rule(for: evidence, beside: other))
    }

    /// The quick look: whether ``verdict(on:)`` can come out as one animal at all.
    private func mayBeSame(as other: IdentityFacts) -> Bool {
        id.source != other.id.source && type == other.type && block != nil && block == other.block
    }

    /// Whether the verdict on the two is that they are one; quicker than the verdict where they clearly are not.
    public func isSame(as other: IdentityFacts) -> Bool {
        mayBeSame(as: other) && verdict(on: other).isSame
    }

    private func rule(for evidence: [IdentityEvidence], beside other: IdentityFacts) -> IdentityRule? {
        guard !evidence.contains(where: \.isDecisive) else { return nil }
        var (isLinked, isOneOrganization, hasName, hasSex, hasBreed, hasAge) = (
            false, false, false, false, false, false
        )
        var (code, hasPhoto, hasText, hasOtherBreed, hasOtherColor): (String?, Bool, Bool, Bool, Bool) =
            (nil, false, false, false, false)
        for item in evidence {
            switch item {
            case .sameOrganization: (isLinked, isOneOrganization) = (true, true)
            case .closeTogether: isLinked = true
            case .sameName: hasName = true
            case .sameCode(let shared): code = shared
            case .samePhoto: hasPhoto = true
            case .sameDescription: hasText = true
            case .sameBreed: hasBreed = true
            case .sameSex: hasSex = true
            case .similarBirth, .sameAgeGroup: hasAge = true
            case .otherBreeds: hasOtherBreed = true
            case .otherColors: hasOtherColor = true
            default: break
            }
        }
        if let code, isOneOrganization || hasName && code.utf8.count >= Self.tellingCode { return .code }
        guard hasName else { return nil }
        if hasPhoto, isLinked || !photos.isDisjoint(with: other.photos) { return .photo }
        if hasText, isLinked, !hasOtherBreed { return .description }
        let isTelling = !NameLikeness.isGeneric(nameWords)
        return isOneOrganization && isTelling && hasSex && hasBreed && hasAge && !hasOtherColor ? .circumstances : nil
    }

    /// No two shelters give a number of so many characters to animals of one name.
    private static let tellingCode = 6

    // MARK: - Evidence

    private func evidence(on other: IdentityFacts) -> [IdentityEvidence] {
        let found: [IdentityEvidence?] = [
            id.source == other.id.source ? .sameSource(id.source) : nil,
            type == other.type ? nil : .otherType(type.text, other.type.text),
            nameEvidence(other),
            codeEvidence(other),
            organization.trait(sharedWith: other.organization).map(IdentityEvidence.sameOrganization),
            distanceEvidence(other),
            photoEvidence(other),
            text.flatMap { text in other.text.flatMap(text.shared) }.map(IdentityEvidence.sameDescription),
            sexEvidence(other),
            breedEvidence(other),
            ageEvidence(other),
            colorEvidence(other),
        ]
        return found.compactMap(\.self)
    }

    private func nameEvidence(_ other: IdentityFacts) -> IdentityEvidence {
        guard !isNameless, !other.isNameless else { return .nameless }
        return switch NameLikeness(nameWords, other.nameWords) {
        case .same: .sameName(nameWords.joined(separator: " "))
        case .alike: .alikeNames(name, other.name)
        case .other: .otherNames(name, other.name)
        }
    }

    private func codeEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        if let code = codes.shared(with: other.codes) { return .sameCode(code) }
        guard let own = codes.own, let otherOwn = other.codes.own else { return nil }
        return .otherCodes(own, otherOwn)
    }

    private func distanceEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        guard let coordinate, let otherCoordinate = other.coordinate else { return nil }
        let distance = GreatCircle.distance(from: coordinate, to: otherCoordinate)
        if distance > IdentityLimits.distance { return .farApart(distance) }
        return distance <= IdentityLimits.neighborhood ? .closeTogether(distance) : nil
    }

    private func photoEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        let shared =
            photos.intersection(other.photos).map(\.address).min() ?? photoFiles.intersection(other.photoFiles).min()
        return shared.map(IdentityEvidence.samePhoto)
    }

    private func sexEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        guard let sex, let otherSex = other.sex else { return nil }
        return sex == otherSex ? .sameSex(sex) : .otherSex(sex, otherSex)
    }

    private func breedEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        guard !breedWords.isEmpty, !other.breedWords.isEmpty else { return nil }
        if let shared = breedWords.intersection(other.breedWords).min() { return .sameBreed(shared) }
        return .otherBreeds(Self.joined(breeds.named), Self.joined(other.breeds.named))
    }

    private func colorEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        guard !colorWords.isEmpty, !other.colorWords.isEmpty else { return nil }
        if let shared = colorWords.intersection(other.colorWords).min() { return .sameColor(shared) }
        return .otherColors(Self.joined(colors.named), Self.joined(other.colors.named))
    }

    /// Births where both are known; else age groups, of which neighbours do not contradict each other: one feed may
    /// have counted later than the other.
    private func ageEvidence(_ other: IdentityFacts) -> IdentityEvidence? {
        if let birth, let otherBirth = other.birth {
            let days = abs(birth.day.daysSince1970 - otherBirth.day.daysSince1970)
            return days <= IdentityLimits.birthDays ? .similarBirth(days: days) : .otherBirth(days: days)
        }
        guard let ageGroup, let otherGroup = other.ageGroup else { return nil }
        if ageGroup == otherGroup { return .sameAgeGroup(ageGroup) }
        return ageGroup.isNextTo(otherGroup) ? nil : .otherAgeGroups(ageGroup, otherGroup)
    }

    private static func joined(_ texts: [String]) -> String { texts.joined(separator: " / ") }
}

extension AgeGroup {
    fileprivate func isNextTo(_ other: AgeGroup) -> Bool {
        let steps = Self.allCases
        guard let own = steps.firstIndex(of: self), let others = steps.firstIndex(of: other) else { return false }
        return abs(own - others) <= 1
    }
}
