import AnimalSources
import Boundaries
import Domain
import TerminalText

/// What a source showed when it was tried, and what that means.
struct FeedProbeLines {
    let status: SourceStatus
    let probe: FeedProbe
    /// How long it took.
    let seconds: Double

    private static let exampleLimit = 3
    private static let faultLimit = 5

    func lines(width: Int) -> [StyledText] {
        let answer = StyledText(heading).wrapped(toWidth: width)
        return answer + examples(width: width) + faults(width: width)
            + StyledText(conclusion, style: .bold).wrapped(toWidth: width)
    }

    private var name: SourceName { status.configuration.name }

    private var heading: String {
        let count =
            probe.total.map { ", and has \(SourceWords.animals($0))" }
            ?? ". It does not say how many animals it has"
        return "\(name) (\(SourceWords.kind(status))) answers\(count). "
            + "\(TrafficWords.requests(probe.traffic)), \(TrafficWords.seconds(seconds))."
    }

    private func examples(width: Int) -> [StyledText] {
        guard !probe.examples.isEmpty else { return [] }
        let shown = probe.examples.prefix(Self.exampleLimit)
        return [StyledText(shown.count == 1 ? "One of them:" : "Some of them:")]
            + shown.flatMap { animal in
                let town = AnimalWords.town(animal.contact.address).map { " in \($0)" } ?? ""
                return indented(
                    StyledText(AnimalWords.name(animal), style: .bold)
                        + StyledText(", \(AnimalWords.summary(animal))\(town)"),
                    width: width
                )
            }
    }

    private func faults(width: Int) -> [StyledText] {
        guard !probe.faults.isEmpty else { return [] }
        let count = probe.faults.count
        let told = probe.faults.prefix(Self.faultLimit).flatMap { fault in
            indented(StyledText("line \(fault.line), column \(fault.column): \(fault.reason)"), width: width)
        }
        let untold = count - Self.faultLimit
        return [StyledText("\(AnimalWords.grouped(count)) of what it sent could not be read:")] + told
            + (untold > 0 ? [StyledText("  and \(AnimalWords.grouped(untold)) more like these.")] : [])
    }

    private func indented(_ text: StyledText, width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(8, width - 2)).map { StyledText("  ") + $0 }
    }

    private var conclusion: String {
        switch (probe.examples.isEmpty, probe.faults.isEmpty) {
        case (false, true): "All is well: `petsave sync \(name)` fetches everything."
        case (false, false): "`petsave sync \(name)` fetches everything; records that cannot be read are left out."
        case (true, false):
            "Nothing of it could be read. Check whether \(status.configuration.kind) is what the server speaks."
        case (true, true) where probe.total ?? 0 == 0:
            "It has no animals for you now. Check its place and settings with `petsave source show \(name)`."
        case (true, true): "All is well, though it showed no animal: `petsave sync \(name)` fetches everything."
        }
    }
}
