import ArgumentParser
import Domain

/// In which order, and how many at a time.
struct PagingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("distance, newest, name or random.", valueName: "order"))
    var sort: String?

    @Option(help: ArgumentHelp("Makes --sort random shuffle the same way again.", valueName: "number"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("How many animals to show.", valueName: "number"))
    var limit: Int?

    @Option(help: ArgumentHelp("Which page of that many, from 1 on.", valueName: "number"))
    var page = 1

    /// The order that was asked for, if one was.
    func order(makeSeed: () -> UInt64) throws(CommandFailure) -> AnimalOrder? {
        guard let sort else { return nil }
        switch sort.lowercased() {
        case "distance": return .distance
        case "newest": return .newest
        case "name": return .name
        case "random": return .random(seed: seed ?? makeSeed())
        default:
            throw CommandFailure(
                "--sort: “\(sort)” is not known. There are: distance, newest, name, random.",
                .usage
            )
        }
    }
}
