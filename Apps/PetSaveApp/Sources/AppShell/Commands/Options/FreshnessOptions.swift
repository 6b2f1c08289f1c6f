import ArgumentParser
import BusinessServices

/// Whether sources are asked before a list is answered.
struct FreshnessOptions: ParsableArguments {
    @Flag(help: "Ask no server: answer from the catalogue on this machine.")
    var offline = false

    @Flag(help: "Ask the sources first, also those that are not due.")
    var refresh = false

    @OptionGroup
    var network: NetworkOptions

    /// What it takes to ask them; nothing where none is asked.
    func access(in root: CompositionRoot) throws(CommandFailure) -> NetworkAccess {
        try policy(in: root) == .never ? NetworkAccess() : try network.access(in: root)
    }

    func policy(in root: CompositionRoot) throws(CommandFailure) -> RefreshPolicy {
        if refresh {
            guard !offline else {
                throw CommandFailure("--offline asks no server, and --refresh asks them all: give one of them.", .usage)
            }
            guard !root.isOffline else {
                throw CommandFailure(
                    "--refresh cannot be had while PETSAVE_OFFLINE is set. Unset it, or leave --refresh out.",
                    .usage
                )
            }
            let budget = Double(root.preferences.refreshBudget)
            return .always(budget: budget > 0 ? budget : RefreshPolicy.standardBudget)
        }
        return root.refreshPolicy(isOffline: offline)
    }
}
