import ArgumentParser
import Domain

/// Whether animals are shown with how well they match the person's home.
struct MatchOptions: ParsableArguments {
    @Flag(help: "Tell how well each animal matches your home, and why. Your home is in your settings (household).")
    var explain = false

    /// How to show it for a list in this order; `nil` for not at all.
    func display(order: AnimalOrder?, household: @autoclosure () -> Household) -> MatchDisplay? {
        if case .match(let household)? = order { return MatchDisplay(household: household, explains: explain) }
        return display(household: household())
    }

    /// How to show it for a single animal; `nil` for not at all. The household is only made out where it is shown:
    /// understanding the person's wishes takes longer than a list.
    func display(household: @autoclosure () -> Household) -> MatchDisplay? {
        explain ? MatchDisplay(household: household(), explains: true) : nil
    }
}
