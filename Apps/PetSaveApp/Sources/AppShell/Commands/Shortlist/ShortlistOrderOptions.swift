import ArgumentParser
import Shortlist

/// In which order the shortlist is shown.
struct ShortlistOrderOptions: ParsableArguments {
    @Option(help: ArgumentHelp("added, rating, name or distance.", valueName: "order"))
    var sort = "added"

    func order(in root: CompositionRoot) throws(CommandFailure) -> ShortlistOrder {
        guard let order = ShortlistOrder(rawValue: sort.lowercased()) else {
            let all = ShortlistOrder.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure("--sort: “\(sort)” is not known. There are: \(all).", .usage)
        }
        guard order != .distance || root.home != nil else {
            throw CommandFailure(
                "--sort distance: nothing says where you are. `petsave config set place \"Austin, TX\"` keeps it.",
                .usage
            )
        }
        return order
    }
}
