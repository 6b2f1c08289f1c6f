package import Domain
package import FoundationEssentials

extension AgeGroup {
    /// The group of an animal so many months old: below one year, three years and eight years, as Petfinder groups dogs
    /// and cats. Other types grow old too differently for one rule, rabbits excepted.
    package init?(months: Int, type: OpenValue<AnimalType>) {
        guard months >= 0, type == .known(.dog) || type == .known(.cat) || type == .known(.rabbit) else { return nil }
        self =
            switch months {
            case ..<12: .baby
            case ..<36: .young
            case ..<96: .adult
            default: .senior
            }
    }

    /// The group of an animal born on `birth`, at `moment`.
    package init?(born birth: CalendarDay, at moment: Date, type: OpenValue<AnimalType>) {
        guard let today = CalendarDay(of: moment) else { return nil }
        self.init(months: birth.wholeMonths(until: today), type: type)
    }
}
