import AnimalDetails
import Domain
import FoundationEssentials
import TerminalText

/// Everything about one animal, for people.
enum AnimalDetailsLines {
    static func lines(
        of presentation: AnimalDetailsPresentation,
        unit: DistanceUnit,
        on canvas: Canvas
    ) -> [StyledText] {
        let animal = presentation.listed.animal
        let facts = AnimalFacts(presentation, unit: unit)
        let card = TextCards.Card(
            title: StyledText(animal.name, style: .bold) + StyledText("  " + AnimalWords.summary(animal)),
            fields: facts.all.map { fact in
                TextCards.Field(
                    label: StyledText(fact.label, style: .dim),
                    value: StyledText(fact.value, style: fact.link.map { TextStyle(link: Hyperlink($0)) } ?? .plain)
                )
            },
            paragraph: animal.description.map { StyledText($0) }
        )
        return TextCards([card]).lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome)
    }
}

/// What is known of an animal, label by label; what nobody said is left out.
struct AnimalFacts {
    struct Fact {
        let label: String
        let value: String
        /// What the value leads to, where a terminal can follow links.
        let link: String?
    }

    private(set) var all: [Fact] = []

    init(_ presentation: AnimalDetailsPresentation, unit: DistanceUnit) {
        let listed = presentation.listed
        addAnimal(listed.animal)
        addHome(listed.animal)
        addPlace(listed, unit: unit)
        addListing(listed.animal)
        addRecord(presentation)
    }

    private mutating func add(_ label: String, _ value: String?, link: String? = nil) {
        guard let value, !value.isEmpty else { return }
        all.append(Fact(label: label, value: value, link: link))
    }

    private mutating func addAnimal(_ animal: Animal) {
        add(
            "Type",
            [animal.type.text, animal.species.flatMap { $0 == animal.type.text ? nil : $0 }].compactMap(\.self)
                .joined(separator: ", ")
        )
        add("Breed", animal.breeds.named.isEmpty ? nil : AnimalWords.kind(animal))
        add("Colour", animal.colors.named.joined(separator: ", "))
        add("Age", animal.age?.text)
        add("Born", animal.birthDate.map { ($0.isExact ? "" : "about ") + $0.day.description })
        add("Gender", animal.gender?.text)
        add("Size", animal.size?.text)
        add("Coat", animal.coat?.text)
        add("Tags", animal.tags.joined(separator: ", "))
    }

    private mutating func addHome(_ animal: Animal) {
        let attributes: [(String, TriState)] = [
            ("Spayed or neutered", animal.attributes.spayedNeutered), ("House-trained", animal.attributes.houseTrained),
            ("Declawed", animal.attributes.declawed), ("Special needs", animal.attributes.specialNeeds),
            ("Shots current", animal.attributes.shotsCurrent), ("Good with children", animal.environment.children),
            ("Good with dogs", animal.environment.dogs), ("Good with cats", animal.environment.cats),
        ]
        for (label, state) in attributes { add(label, state.boolValue.map { $0 ? "yes" : "no" }) }
        add("Fee", animal.adoptionFee.map(Self.fee))
        add("Bonded with", animal.bondedPartners.map(\.description).joined(separator: ", "))
    }

    private mutating func addPlace(_ listed: ListedAnimal, unit: DistanceUnit) {
        let contact = listed.animal.contact
        add("Distance", listed.distance.map { AnimalWords.distance($0, in: unit) + " from you" })
        add("Organisation", listed.organization?.name ?? listed.animal.organizationID)
        let address = contact.address
        add(
            "Address",
            [address.address1, address.address2, address.city, address.state, address.postcode, address.country]
                .compactMap(\.self).joined(separator: ", ")
        )
        add("E-mail", contact.email, link: contact.email.map { "mailto:\($0)" })
        add("Telephone", contact.phone, link: contact.phone.map { "tel:\($0.filter { $0.isNumber || $0 == "+" })" })
        add("Website", listed.organization?.website, link: listed.organization?.website)
        if let hours = listed.organization?.hours {
            let days: [(String, String?)] = [
                ("Mon", hours.monday), ("Tue", hours.tuesday), ("Wed", hours.wednesday), ("Thu", hours.thursday),
                ("Fri", hours.friday), ("Sat", hours.saturday), ("Sun", hours.sunday),
            ]
            add("Open", days.compactMap { day, text in text.map { "\(day) \($0)" } }.joined(separator: "; "))
        }
    }

    private mutating func addListing(_ animal: Animal) {
        add("Status", animal.status.text)
        add("Published", animal.publishedAt?.iso8601)
        if animal.statusHistory.count > 1 {
            add(
                "History",
                animal.statusHistory.map { "\($0.status.text) since \($0.since.iso8601)" }
                    .joined(separator: "; ")
            )
        }
        add("Listing", animal.url, link: animal.url)
        add("Photos", animal.photos.isEmpty ? nil : String(animal.photos.count))
        for photo in animal.photos.compactMap(\.largest) { add("Photo", photo, link: photo) }
    }

    private mutating func addRecord(_ presentation: AnimalDetailsPresentation) {
        add("Id", presentation.listed.animal.id.description)
        for provenance in presentation.listed.animal.provenance {
            add("Record", "\(provenance.id.source), fetched \(provenance.fetchedAt.iso8601)")
        }
        add("Record's age", presentation.age.map(AnimalWords.ago))
    }

    private static func fee(_ fee: AdoptionFee) -> String {
        switch fee {
        case .text(let text): return text
        case .amount(let hundredths, let currency):
            let fraction = hundredths % 100
            let amount =
                fraction == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
            return currency.map { "\(amount) \($0)" } ?? amount
        }
    }
}
