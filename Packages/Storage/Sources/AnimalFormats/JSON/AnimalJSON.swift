public import Domain
import FoundationEssentials
public import JSONStreaming

/// PetSave's own JSON of an animal and of an organisation.
///
/// Petfinder's field names and values wherever the concept is the same, and PetSave's own beside them. Every key is
/// always there, `null` where nobody said; dates are ISO 8601 in UTC, to the second. What is written reads back equal.
public enum AnimalJSON {
    /// The animal, without a distance.
    public static func value(of animal: Animal) -> JSONValue {
        value(of: animal, distance: nil)
    }

    /// The animal with its distance from where somebody looks, in `distance_km`.
    public static func value(of listed: ListedAnimal) -> JSONValue {
        value(of: listed.animal, distance: listed.distance)
    }

    private static func value(of animal: Animal, distance: Distance?) -> JSONValue {
        [
            "id": .string(animal.id.description),
            "source": .string(animal.id.source.text),
            "source_id": .string(animal.id.sourceID),
            "organization_id": text(animal.organizationID),
            "organization_animal_id": text(animal.organizationAnimalID),
            "url": text(animal.url),
            "type": .string(animal.type.text),
            "species": text(animal.species),
            "name": .string(animal.name),
            "breeds": value(of: animal.breeds),
            "colors": value(of: animal.colors),
            "age": text(animal.age?.text),
            "birth_date": text(animal.birthDate?.day.description),
            "birth_date_exact": animal.birthDate.map { .bool($0.isExact) } ?? .null,
            "gender": text(animal.gender?.text),
            "size": text(animal.size?.text),
            "coat": text(animal.coat?.text),
            "attributes": value(of: animal.attributes),
            "environment": value(of: animal.environment),
            "tags": .array(animal.tags.map { .string($0) }),
            "description": text(animal.description),
            "photos": .array(animal.photos.map { value(of: $0) }),
            "primary_photo_cropped": animal.primaryPhotoCropped.map { value(of: $0) } ?? .null,
            "videos": .array(animal.videos.map { ["embed": .string($0)] }),
            "contact": value(of: animal.contact),
            "adoption_fee": animal.adoptionFee.map { value(of: $0) } ?? .null,
            "bonded_partners": .array(animal.bondedPartners.map { .string($0.description) }),
            "status": .string(animal.status.text),
            "status_changed_at": text(animal.statusChangedAt?.iso8601),
            "status_history": .array(animal.statusHistory.map { value(of: $0) }),
            "published_at": text(animal.publishedAt?.iso8601),
            "coordinate": animal.location.map { value(of: $0.coordinate) } ?? .null,
            "location_origin": text(animal.location?.origin.rawValue),
            "distance_km": distance.map { .double($0.kilometers) } ?? .null,
            "provenance": .array(animal.provenance.map { value(of: $0) }),
        ]
    }

    /// The organisation, as Petfinder writes it, with `source`, `lat` and `lon` beside.
    public static func value(of organization: Organization) -> JSONValue {
        [
            "id": .string(organization.id.sourceID),
            "source": .string(organization.id.source.text),
            "name": .string(organization.name),
            "email": text(organization.contact.email),
            "phone": text(organization.contact.phone),
            "address": value(of: organization.contact.address),
            "hours": value(of: organization.hours),
            "url": text(organization.url),
            "website": text(organization.website),
            "mission_statement": text(organization.missionStatement),
            "adoption": ["policy": text(organization.adoptionPolicy), "url": text(organization.adoptionURL)],
            "social_media": value(of: organization.socialMedia),
            "photos": .array(organization.photos.map { value(of: $0) }),
            "lat": organization.coordinate.map { .double($0.latitude) } ?? .null,
            "lon": organization.coordinate.map { .double($0.longitude) } ?? .null,
        ]
    }
}
