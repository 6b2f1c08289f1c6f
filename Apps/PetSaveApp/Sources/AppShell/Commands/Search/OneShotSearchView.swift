import BusinessServices
import Domain
import Search
import TerminalText

/// Prints what was found once it is there: data to standard output, everything else to standard error.
struct OneShotSearchView: SearchView {
    let writer: AnimalListWriter
    let unit: DistanceUnit
    let match: MatchDisplay?
    let notes: Canvas

    func present(_ presentation: SearchPresentation) async {
        guard presentation.phase == .loaded, let list = AnimalList(presentation, unit: unit, match: match) else {
            return
        }
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        try? notes.write(before(list))
        try? await writer.write(list)
        try? notes.write(after(list))
    }

    private func before(_ list: AnimalList) -> [StyledText] {
        let understood = SearchWords.understood(list.query).map { StyledText($0, style: .dim) }
        return (understood.map { $0.wrapped(toWidth: notes.width) } ?? [])
            + list.notices.flatMap { NoticeWords.lines(NoticeWords.sentence($0), width: notes.width) }
            + NoticeWords.lines(match, width: notes.width) + [StyledText(list.heading, style: .bold)]
    }

    private func after(_ list: AnimalList) -> [StyledText] {
        if list.animals.isEmpty, list.total > 0 {
            return [StyledText("That page lies beyond the end of the list.")]
        }
        guard let alternatives = list.alternatives else {
            return list.footing.map { [StyledText($0, style: .dim)] } ?? []
        }
        return [StyledText("Nothing matches.")] + relaxed(alternatives) + types(alternatives)
    }

    private func relaxed(_ alternatives: SearchAlternatives) -> [StyledText] {
        guard !alternatives.relaxed.isEmpty else { return [] }
        return [StyledText("But there are:")]
            + alternatives.relaxed.map { relaxed in
                let count = AnimalWords.grouped(relaxed.total).padded(toWidth: 7, alignment: .right)
                return StyledText("\(count) \(SearchWords.condition(relaxed.relaxation, unit: unit))")
            }
    }

    private func types(_ alternatives: SearchAlternatives) -> [StyledText] {
        guard !alternatives.types.isEmpty else { return [] }
        let types = alternatives.types.map { "\($0.label) (\(AnimalWords.grouped($0.count)))" }
        return StyledText("Types to browse: " + types.joined(separator: ", ") + ".").wrapped(toWidth: notes.width)
    }
}
