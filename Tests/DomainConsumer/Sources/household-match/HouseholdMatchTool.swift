import Domain

/// `household-match [children] [dogs] [cats] < animals.ndjson`
@main
enum HouseholdMatchTool {
    static func main() {
        let household = CommandLine.arguments.dropFirst().compactMap(Companion.init(reading:))
        let lines = sequence(state: ()) { _ in readLine() }
        for match in HouseholdMatch.ranked(lines: lines, household: household) { print(match.line) }
    }
}
