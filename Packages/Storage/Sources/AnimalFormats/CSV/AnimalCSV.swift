import Domain
import FoundationEssentials

/// PetSave's own table of animals: one row each, under the names of the columns.
///
/// A table holds less than JSON does: of a photo the largest size, of the provenance the freshest, no history of
/// status, and of an organisation its name.
enum AnimalCSV {
    static let header = CSVColumn.allCases.map(\.rawValue)

    /// The animal's row, under ``header``.
    static func row(of animal: Animal, organizationName: String?) -> [String] {
        CSVColumn.allCases.map { column in
            let cell = cell(column, of: animal, organizationName: organizationName) ?? ""
            return holdsText(column) ? CSVText.neutralized(cell) : cell
        }
    }

    /// Whether the column's cells are somebody's words; numbers must stay numbers in a spreadsheet.
    private static func holdsText(_ column: CSVColumn) -> Bool {
        switch column {
        case .latitude, .longitude: false
        default: true
        }
    }

    private static func cell(_ column: CSVColumn, of animal: Animal, organizationName: String?) -> String? {
        let address = animal.contact.address
        return switch column {
        case .id: animal.id.description
        case .source: animal.id.source.text
        case .sourceID: animal.id.sourceID
        case .name: animal.name
        case .type: animal.type.text
        case .species: animal.species
        case .breed: animal.breeds.primary
        case .secondaryBreed: animal.breeds.secondary
        case .mixed: text(animal.breeds.mixed)
        case .unknownBreed: text(animal.breeds.unknown)
        case .color: animal.colors.primary
        case .secondaryColor: animal.colors.secondary
        case .tertiaryColor: animal.colors.tertiary
        case .age: animal.age?.text
        case .birthDate: animal.birthDate?.day.description
        case .birthDateExact: animal.birthDate.map { $0.isExact ? "yes" : "no" }
        case .gender: animal.gender?.text
        case .size: animal.size?.text
        case .coat: animal.coat?.text
        case .goodWithChildren: text(animal.environment.children)
        case .goodWithDogs: text(animal.environment.dogs)
        case .goodWithCats: text(animal.environment.cats)
        case .houseTrained: text(animal.attributes.houseTrained)
        case .spayedNeutered: text(animal.attributes.spayedNeutered)
        case .declawed: text(animal.attributes.declawed)
        case .specialNeeds: text(animal.attributes.specialNeeds)
        case .shotsCurrent: text(animal.attributes.shotsCurrent)
        case .description: animal.description
        case .tags: CSVText.joined(animal.tags)
        case .photos: CSVText.joined(animal.photos.compactMap(\.largest))
        case .videos: CSVText.joined(animal.videos)
        case .url: animal.url
        case .status: animal.status.text
        case .statusChangedAt: animal.statusChangedAt?.iso8601
        case .publishedAt: animal.publishedAt?.iso8601
        case .fee: animal.adoptionFee?.cell
        case .feeCurrency: animal.adoptionFee?.currency
        case .bondedPartners: CSVText.joined(animal.bondedPartners.map(\.description))
        case .organizationID: animal.organizationID
        case .organization: organizationName
        case .organizationAnimalID: animal.organizationAnimalID
        case .email: animal.contact.email
        case .phone: animal.contact.phone
        case .address: address.address1
        case .address2: address.address2
        case .city: address.city
        case .state: address.state
        case .postcode: address.postcode
        case .country: address.country
        case .latitude: animal.location.map { String($0.coordinate.latitude) }
        case .longitude: animal.location.map { String($0.coordinate.longitude) }
        case .locationOrigin: animal.location?.origin.rawValue
        case .fetchedAt: animal.provenance.first?.fetchedAt.iso8601
        case .expiresAt: animal.provenance.first?.expiresAt?.iso8601
        }
    }

    private static func text(_ state: TriState) -> String? {
        state.boolValue.map { $0 ? "yes" : "no" }
    }
}

extension AdoptionFee {
    fileprivate var currency: String? {
        if case .amount(_, let currency) = self { currency } else { nil }
    }
}
