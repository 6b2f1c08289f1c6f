import Domain
import FoundationEssentials
import JSONStreaming

extension AnimalJSON {
    static func text(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }

    static func value(of state: TriState) -> JSONValue {
        state.boolValue.map { .bool($0) } ?? .null
    }

    static func value(of breeds: Breeds) -> JSONValue {
        [
            "primary": text(breeds.primary),
            "secondary": text(breeds.secondary),
            "mixed": value(of: breeds.mixed),
            "unknown": value(of: breeds.unknown),
        ]
    }

    static func value(of colors: Colors) -> JSONValue {
        ["primary": text(colors.primary), "secondary": text(colors.secondary), "tertiary": text(colors.tertiary)]
    }

    static func value(of attributes: Attributes) -> JSONValue {
        [
            "spayed_neutered": value(of: attributes.spayedNeutered),
            "house_trained": value(of: attributes.houseTrained),
            "declawed": value(of: attributes.declawed),
            "special_needs": value(of: attributes.specialNeeds),
            "shots_current": value(of: attributes.shotsCurrent),
        ]
    }

    static func value(of environment: HomeEnvironment) -> JSONValue {
        [
            "children": value(of: environment.children),
            "dogs": value(of: environment.dogs),
            "cats": value(of: environment.cats),
        ]
    }

    static func value(of photo: Photo) -> JSONValue {
        [
            "small": text(photo.small),
            "medium": text(photo.medium),
            "large": text(photo.large),
            "full": text(photo.full),
        ]
    }

    static func value(of contact: Contact) -> JSONValue {
        [
            "email": text(contact.email),
            "phone": text(contact.phone),
            "address": value(of: contact.address),
        ]
    }

    static func value(of address: Address) -> JSONValue {
        [
            "address1": text(address.address1),
            "address2": text(address.address2),
            "city": text(address.city),
            "state": text(address.state),
            "postcode": text(address.postcode),
            "country": text(address.country),
        ]
    }

    /// The amount is in whole units of the currency.
    static func value(of fee: AdoptionFee) -> JSONValue {
        switch fee {
        case .amount(let hundredths, let currency):
            let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
            let amount: JSONValue = rest == 0 ? .integer(Int64(whole)) : .double(Double(hundredths) / 100)
            return ["amount": amount, "currency": text(currency), "text": .null]
        case .text(let words):
            return ["amount": .null, "currency": .null, "text": .string(words)]
        }
    }

    static func value(of change: StatusChange) -> JSONValue {
        ["status": .string(change.status.text), "since": .string(change.since.iso8601)]
    }

    static func value(of coordinate: Coordinate) -> JSONValue {
        ["latitude": .double(coordinate.latitude), "longitude": .double(coordinate.longitude)]
    }

    static func value(of provenance: Provenance) -> JSONValue {
        [
            "id": .string(provenance.id.description),
            "source": .string(provenance.id.source.text),
            "source_id": .string(provenance.id.sourceID),
            "fetched_at": .string(provenance.fetchedAt.iso8601),
            "expires_at": text(provenance.expiresAt?.iso8601),
        ]
    }

    static func value(of hours: OpeningHours) -> JSONValue {
        [
            "monday": text(hours.monday),
            "tuesday": text(hours.tuesday),
            "wednesday": text(hours.wednesday),
            "thursday": text(hours.thursday),
            "friday": text(hours.friday),
            "saturday": text(hours.saturday),
            "sunday": text(hours.sunday),
        ]
    }

    static func value(of media: SocialMedia) -> JSONValue {
        [
            "facebook": text(media.facebook),
            "twitter": text(media.twitter),
            "youtube": text(media.youtube),
            "instagram": text(media.instagram),
            "pinterest": text(media.pinterest),
        ]
    }
}
