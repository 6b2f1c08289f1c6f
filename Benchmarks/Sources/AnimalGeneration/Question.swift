/// What a benchmark asks PetSave and its peers, all of them the same.
///
/// Written as JSON, one a line; whoever answers reads only the keys that its kind of question has.
package struct Question: Codable, Sendable {
    /// The row of the table that the answer's time belongs to.
    package var row: String
    /// In degrees.
    package var latitude: Double?
    package var longitude: Double?
    /// Kilometres; only animals within them count.
    package var radius: Double?
    package var type: String?
    package var age: String?
    package var gender: String?
    package var size: String?
    /// Each of `children`, `dogs` and `cats` at most once.
    package var goodWith: [String] = []
    /// Words that must all be found.
    package var text: String?
    package var isForgiving = false
    /// `distance` or `relevance`.
    package var order = "distance"
    /// From 1 on; a page is twenty animals.
    package var page = 1
    /// What a suggestion is to begin with.
    package var prefix: String?
    /// Whether it asks how many each choice of a filter would list, instead of what is listed.
    package var countsFacets = false

    package init(row: String) {
        self.row = row
    }

    /// How many animals make a page.
    package static let pageSize = 20
}

/// The rows of the table that a catalogue answers.
package enum QuestionRow: String, CaseIterable, Sendable {
    /// The 20 nearest of all.
    case near
    /// The 20 nearest of a type, an age, and good with somebody: from a fifth of the catalogue to a thousandth.
    case nearFiltered = "near-filtered"
    /// The 20 nearest where hardly any match in the country.
    case nearRare = "near-rare"
    /// The 50th page of the 20 nearest.
    case nearPage50 = "near-page-50"
    /// Words that many texts hold, best first.
    case textCommon = "text-common"
    /// Names and words that few hold, best first.
    case textRare = "text-rare"
    /// The same words, each of which may be misspelled.
    case textForgiving = "text-forgiving"
    /// Common words within 100 km, best first.
    case textWithin = "text-within"
    /// Common words, nearest first.
    case textNearest = "text-nearest"
    /// What to complete one to four letters to.
    case suggest
    /// How many each choice of a filter would list: everywhere or within a circle, with a filter or without.
    case facets
}
