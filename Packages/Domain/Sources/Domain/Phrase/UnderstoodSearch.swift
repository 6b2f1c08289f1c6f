/// What was understood of words that a person typed: made by ``SearchPhrase/understand(_:unit:)``.
public struct UnderstoodSearch: Hashable, Sendable {
    /// One piece that was understood.
    public struct Term: Hashable, Sendable {
        /// What a piece speaks of; `rawValue` is its name in the JSON of a query.
        public enum Subject: String, Sendable, CaseIterable {
            case type
            case breed
            case age
            case gender
            case size
            case coat
            case color
            case goodWith = "good_with"
            case houseTrained = "house_trained"
            case specialNeeds = "special_needs"
            case photo = "has_photo"
            case status
            case place
            case within
            case order = "sort"
            /// Words that were marked as text or that text finds best: a name after “named”, a kind of animal.
            case text
        }

        public let subject: Subject
        /// The person's own words, with the small words (“a”, “with”, “that is”) that belong to them.
        public let words: String
        /// What they were taken for, as the filter writes it: `Dog`, `within 50 km`, `not Cat`.
        public let meaning: String
        /// Whether it is what the person does not want.
        public let isExcluded: Bool
    }

    /// Only what was understood; its `text` is the rest, `nil` when nothing is left to look for.
    public var filter = AnimalFilter()
    /// The place to look near, as it was typed.
    public var place: String?
    /// How far from the place.
    public var within: Distance?
    /// The order that was asked for, if one was.
    public var order: AnimalOrder?
    /// In the order of the words.
    public var terms: [Term] = []

    public init() {}
}
