import ArgumentParser
import Domain
import FoundationEssentials

/// Which animals: the options that every list shares. Lists of values go by comma.
struct FilterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "dog, cat, rabbit, small-furry, horse, bird, scales-fins-other, barnyard.",
            valueName: "types"
        ),
        completion: .values(of: .terms(of: AnimalType.self))
    )
    var type: String?

    @Option(
        help: ArgumentHelp("Words of a breed's name, such as “labrador”.", valueName: "breeds"),
        completion: .values(of: .breeds)
    )
    var breed: String?

    @Option(
        help: ArgumentHelp("baby, young, adult, senior.", valueName: "ages"),
        completion: .values(of: .terms(of: AgeGroup.self))
    )
    var age: String?

    @Option(
        help: ArgumentHelp("female, male, unknown.", valueName: "genders"),
        completion: .values(of: .terms(of: Gender.self))
    )
    var gender: String?

    @Option(
        help: ArgumentHelp("small, medium, large, xlarge.", valueName: "sizes"),
        completion: .values(of: .terms(of: Size.self))
    )
    var size: String?

    @Option(
        help: ArgumentHelp("hairless, short, medium, long, wire, curly.", valueName: "coats"),
        completion: .values(of: .terms(of: Coat.self))
    )
    var coat: String?

    @Option(
        help: ArgumentHelp("kids, dogs, cats: with all that are named.", valueName: "companions"),
        completion: .values(of: .terms(of: Companion.self))
    )
    var goodWith: String?

    @Flag(inversion: .prefixedNo, help: "Only house-trained ones, or only those that are not.")
    var houseTrained: Bool?

    @Flag(inversion: .prefixedNo, help: "Only ones with special needs, or only those without.")
    var specialNeeds: Bool?

    @Option(
        help: ArgumentHelp("adoptable (if not given), pending, adopted, found, unlisted, any.", valueName: "statuses"),
        completion: .values(of: .terms(of: ListingStatus.self, besides: ["any"]))
    )
    var status: String?

    @Option(help: ArgumentHelp("The source's own ids of organisations.", valueName: "ids"))
    var organization: String?

    @Option(
        help: ArgumentHelp("Names of sources.", valueName: "sources"),
        completion: .values(of: .sources)
    )
    var source: String?

    @Option(help: ArgumentHelp("A day (2026-11-01), a moment, or days back (7d).", valueName: "date"))
    var publishedAfter: String?

    @Flag(help: "Only those with a photo.")
    var hasPhoto = false

    /// The filter that the options and `colors` ask for, as of `now`.
    func filter(colors: [String], now: Date) throws(CommandFailure) -> AnimalFilter {
        var filter = AnimalFilter()
        filter.types = try OptionText.terms(type, option: "--type")
        filter.breeds = OptionText.list(breed)
        filter.ages = try OptionText.terms(age, option: "--age")
        filter.genders = try OptionText.terms(gender, option: "--gender")
        filter.sizes = try OptionText.terms(size, option: "--size")
        filter.coats = try OptionText.terms(coat, option: "--coat")
        filter.colors = colors
        filter.goodWith = try OptionText.terms(goodWith, option: "--good-with").compactMap(\.known)
        filter.houseTrained = houseTrained
        filter.specialNeeds = specialNeeds
        if let status {
            filter.statuses = SearchText.fold(status) == "any" ? [] : try OptionText.terms(status, option: "--status")
        }
        filter.organizations = OptionText.list(organization)
        filter.sources = try OptionText.list(source).map { text throws(CommandFailure) in
            guard let name = SourceName(text) else {
                throw CommandFailure("--source: “\(text)” is no name of a source.", .usage)
            }
            return name
        }
        filter.publishedAfter = try publishedAfter.map { text throws(CommandFailure) in
            try OptionText.moment(text, now: now, option: "--published-after")
        }
        filter.hasPhoto = hasPhoto
        return filter
    }
}
