import BusinessServices
import Domain
import FoundationEssentials
import Shortlist

/// The shortlist as a document to share: a section each animal.
///
/// It leaves out how far away they are, since that would tell where the person lives.
enum ShortlistMarkdown {
    static func text(of presentation: ShortlistPresentation, on day: Date) -> String {
        let count = ShortlistWords.count(presentation.items.count) + ShortlistWords.unlisted(presentation)
        let introduction = ["# Shortlist", "\(count); as of \(ShortlistWords.day(day))."]
        return (introduction + presentation.items.map(section)).joined(separator: "\n\n") + "\n"
    }

    private static func section(of item: ShortlistItem) -> String {
        let animal = item.shown.animal
        let name = MarkdownText.line(AnimalWords.name(animal))
        let facts: [(String, String?)] = [
            ("Who", MarkdownText.line(AnimalWords.summary(animal))),
            ("Rating", item.entry.rating.map(rating) ?? "unrated"),
            ("Standing", ShortlistWords.standing(item.standing).map(MarkdownText.line)),
            ("Where", joined([item.shown.organization?.name, AnimalWords.town(animal.contact.address)])),
            ("Contact", joined([animal.contact.email, animal.contact.phone])),
            ("Link", animal.url.map(MarkdownText.link)),
            ("Id", MarkdownText.line(animal.id.description)),
        ]
        let list = facts.compactMap { label, value in value.map { "- **\(label):** \($0)" } }.joined(separator: "\n")
        return
            (["## \(name.isEmpty ? "Without a name" : name)", list]
            + [item.entry.note.map(MarkdownText.quotation)].compactMap(\.self)).joined(separator: "\n\n")
    }

    private static func rating(_ rating: Rating) -> String {
        "\(ShortlistWords.stars(rating)) (\(rating.stars) of \(Rating.range.upperBound))"
    }

    private static func joined(_ parts: [String?]) -> String? {
        let known = parts.compactMap(\.self)
        return known.isEmpty ? nil : MarkdownText.line(known.joined(separator: ", "))
    }
}
