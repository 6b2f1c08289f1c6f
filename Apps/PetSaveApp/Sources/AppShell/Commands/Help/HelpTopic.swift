/// What `petsave help TOPIC` tells beyond the commands' own help, as the pages `petsave-TOPIC(7)` do.
enum HelpTopic: String, CaseIterable {
    case filters
    case searchLanguage = "search-language"
    case places
    case formats
    case sources
    case privacy
    case files
    case environment
    case exitCodes = "exit-codes"

    /// What it is about, as a heading.
    var title: String {
        switch self {
        case .filters: "Filters"
        case .searchLanguage: "Words that search understands"
        case .places: "Places"
        case .formats: "Formats of what is printed"
        case .sources: "Where records come from"
        case .privacy: "Privacy"
        case .files: "Files"
        case .environment: "Environment"
        case .exitCodes: "Exit codes"
        }
    }

    /// What it is about, in a line.
    var summary: String {
        switch self {
        case .filters: "which animals PetSave lists, by option"
        case .searchLanguage: "which animals PetSave lists, in words"
        case .places: "how to write where you are"
        case .formats: "how PetSave prints animals, for people and for programs"
        case .sources: "where PetSave's animals come from"
        case .privacy: "what PetSave keeps, and what it never tells anybody"
        case .files: "where PetSave keeps what"
        case .environment: "the variables that PetSave reads"
        case .exitCodes: "what PetSave ends with"
        }
    }

    /// What there is to say: paragraphs, and indented examples and columns, as `ManualBlock.blocks(of:)` reads them.
    var body: String {
        switch self {
        case .filters: Self.filtersBody
        case .searchLanguage: Self.searchLanguageBody
        case .places: Self.placesBody
        case .formats: Self.formatsBody
        case .sources: Self.sourcesBody
        case .privacy: Self.privacyBody
        case .files: Self.filesBody
        case .environment: Self.environmentBody
        case .exitCodes: Self.exitCodesBody
        }
    }
}
