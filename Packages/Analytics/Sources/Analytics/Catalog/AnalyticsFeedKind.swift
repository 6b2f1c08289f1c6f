/// The kinds of feeds that may be told of.
///
/// What a kind is called comes from a file that people write, so that it must not become a term by itself.
enum AnalyticsFeedKind: String, AnalyticsVocabulary {
    case asm
    case petfinder
    case rescueGroups = "rescuegroups"
    case shelterluv
    case socrata
    case web
    /// One that is none of those.
    case other

    init(_ kind: String) {
        self = Self(rawValue: kind) ?? .other
    }
}
