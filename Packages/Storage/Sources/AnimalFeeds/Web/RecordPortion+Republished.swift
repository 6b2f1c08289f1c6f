import Boundaries
import Domain
import FoundationEssentials

extension RecordPortion {
    /// The records of a publisher as those of the source that stands for it here.
    ///
    /// Its ids are put behind the source's name whole, so that `petfinder:123` becomes `twin-city:petfinder:123`: no two
    /// records of the publisher's become one, and none takes the place of a record that came here another way. Records
    /// that bear the source's name already keep their ids.
    ///
    /// - Left out are records that had been here before, since those who publish for each other would else pass them on
    ///   under ever longer ids. That is told by the source's name within the id.
    /// - Faults are records of the built-in sample, and those that their publisher may not show any more. Until when the
    ///   others may be shown stays as the publisher has it. When it fetched them does not: it says so anew each time.
    func republished(by source: SourceName, at moment: Date) -> RecordPortion {
        let author = Republishing(source: source)
        var portion = self
        portion.organizations = organizations.compactMap(author.republish)
        portion.animals = []
        for animal in animals {
            if let reason = Self.objection(to: animal, at: moment) {
                portion.faults.append(RecordFault(line: 1, column: 1, reason: reason))
            } else if let animal = author.republish(animal, at: moment) {
                portion.animals.append(animal)
            }
        }
        return portion
    }

    /// Why nobody should pass the animal on, as a clause.
    private static func objection(to animal: Animal, at moment: Date) -> String? {
        if animal.id.source == .sample {
            "\(animal.id) is of the built-in sample, whose animals are invented"
        } else if let end = animal.firstExpiry, end <= moment {
            "\(animal.id) was to be shown until \(end.iso8601) only"
        } else {
            nil
        }
    }
}

/// Gives a publisher's records ids of the source that stands for it.
private struct Republishing {
    let source: SourceName

    func republish(_ animal: Animal, at moment: Date) -> Animal? {
        guard let id = republish(animal.id) else { return nil }
        var copy = animal
        copy.id = id
        copy.organizationID =
            animal.organizationID
            .flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            .flatMap(republish)?.sourceID
        copy.bondedPartners = animal.bondedPartners.compactMap(republish)
        copy.provenance = [Provenance(id: id, fetchedAt: moment, expiresAt: animal.firstExpiry)]
        return copy
    }

    func republish(_ organization: Organization) -> Organization? {
        guard organization.id.source != .sample, let id = republish(organization.id) else { return nil }
        var copy = organization
        copy.id = id
        return copy
    }

    private func republish(_ id: AnimalID) -> AnimalID? {
        sourceID(of: id.description, from: id.source, id.sourceID).flatMap { AnimalID(source: source, sourceID: $0) }
    }

    private func republish(_ id: OrganizationID) -> OrganizationID? {
        sourceID(of: id.description, from: id.source, id.sourceID)
            .flatMap { OrganizationID(source: source, sourceID: $0) }
    }

    /// `nil` for what had been here before.
    private func sourceID(of whole: String, from publisher: SourceName, _ own: String) -> String? {
        if publisher == source { return own }
        let isBack = own.split(separator: ":").dropLast().contains { $0 == source.text }
        return isBack ? nil : whole
    }
}

extension Animal {
    /// When the first of those who told of it stops allowing that it is shown: it may hold facts of all of them.
    fileprivate var firstExpiry: Date? {
        provenance.compactMap(\.expiresAt).min()
    }
}
