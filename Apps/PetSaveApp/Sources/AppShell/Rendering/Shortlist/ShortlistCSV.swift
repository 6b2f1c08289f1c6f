import BusinessServices
import CSVStreaming
import Domain
import FoundationEssentials
import Shortlist
import TerminalText

/// The shortlist as a table of values with a header, a row each animal.
///
/// What a spreadsheet would run as a formula has an apostrophe before it, since such a file is shared and opened there.
enum ShortlistCSV {
    static func bytes(of presentation: ShortlistPresentation) -> [UInt8] {
        let writer = CSVWriter(neutralizesFormulas: true)
        var bytes: [UInt8] = []
        writer.append(Column.allCases.map(\.rawValue), to: &bytes)
        for item in presentation.items {
            writer.append(Column.allCases.map { cell($0, of: item) ?? "" }, to: &bytes)
        }
        return bytes
    }

    private enum Column: String, CaseIterable {
        case id, name, type, breed
        case secondaryBreed = "secondary_breed"
        case age, gender, size, rating, note, standing, status
        case standingSince = "standing_since"
        case addedAt = "added_at"
        case distance = "distance_km"
        case organization, address, city, state, postcode, country, email, phone, url
    }

    private static func cell(_ column: Column, of item: ShortlistItem) -> String? {
        let animal = item.shown.animal
        let contact = animal.contact
        return switch column {
        case .id: animal.id.description
        case .name: animal.name
        case .type: animal.type.text
        case .breed: animal.breeds.primary
        case .secondaryBreed: animal.breeds.secondary
        case .age: animal.age?.text
        case .gender: animal.gender?.text
        case .size: animal.size?.text
        case .rating: item.entry.rating.map { String($0.stars) }
        // Somebody's own words may hold anything; the record's were cleaned when it was taken in.
        case .note: item.entry.note?.sanitizedForTerminal(.multiLine)
        case .standing: ShortlistValues.standing(item.standing)
        case .status: animal.status.text
        case .standingSince: ShortlistValues.since(item.standing)
        case .addedAt: item.entry.addedAt.iso8601
        case .distance: item.shown.distance.map { "\($0.kilometers)" }
        case .organization: item.shown.organization?.name
        case .address: contact.address.address1
        case .city: contact.address.city
        case .state: contact.address.state
        case .postcode: contact.address.postcode
        case .country: contact.address.country
        case .email: contact.email
        case .phone: contact.phone
        case .url: animal.url
        }
    }
}
