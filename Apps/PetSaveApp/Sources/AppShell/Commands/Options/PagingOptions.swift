import ArgumentParser
import Domain

/// In which order, and how many at a time.
struct PagingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("distance, newest, name, match or random.", valueName: "order"),
        completion: .values(of: .words(["distance", "newest", "name", "match", "random"]))
    )
    var sort: String?

    @Option(help: ArgumentHelp("Makes --sort random shuffle the same way again.", valueName: "number"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("How many animals to show.", valueName: "number"))
    var limit: Int?

    @Option(help: ArgumentHelp("Which page of that many, from 1 on.", valueName: "number"))
    var page = 1

    /// The order that was asked for, if one was; by match only with a household of which something was said.
    func order(makeSeed: () -> UInt64, household: @autoclosure () -> Household) throws(CommandFailure) -> AnimalOrder? {
        guard let sort else { return nil }
        switch sort.lowercased() {
        case "distance": return .distance
        case "newest": return .newest
        case "name": return .name
        case "match":
            let household = household()
            guard !household.criteria.isEmpty else {
                throw CommandFailure(MatchWords.householdMissing, .configuration)
            }
            return .match(household)
        case "random": return .random(seed: seed ?? makeSeed())
        default:
            throw CommandFailure(
                "--sort: “\(sort)” is not known. There are: distance, newest, name, match, random.",
                .usage
            )
        }
    }
}
