import AnimalsNearYou
import BusinessServices
import Domain
import TerminalText

/// The lines above the list: where and how far, how many in which order, what is asked for, and what is to be known.
struct NearYouHead {
    let state: NearYouSceneState

    func lines(on stage: Stage) -> [StyledText] {
        let lines = [summary(on: stage)] + filter(on: stage) + notices(on: stage)
        // The list is what people come for.
        return Array(lines.prefix(max(3, stage.rows / 4)))
    }

    private func summary(on stage: Stage) -> StyledText {
        let theme = stage.theme
        let place = state.list?.place?.name ?? state.request.place ?? ""
        let within = state.request.search.within.map { "within \(AnimalWords.circle($0, in: stage.unit))" }
        let total: String? =
            state.list.flatMap { list in
                list.animals.isEmpty && list.phase != .loaded ? nil : ShortlistWords.count(list.total)
            }
        guard !place.isEmpty else { return StyledText("Near you", style: theme.title) }
        let name = StyledText(place, style: theme.title).singleLine
        // Where there is no room, the order goes first, and of the place no more than its beginning stays.
        var rest = [within, total, Self.words(state.request.search.order)].compactMap(\.self)
        let separator = theme.separator.displayWidth
        func width() -> Int { rest.reduce(0) { $0 + separator + $1.displayWidth } }
        if name.displayWidth + width() > stage.columns { rest.removeLast() }
        let shown = name.truncated(toWidth: max(12, stage.columns - width()), ellipsis: theme.ellipsis)
        return rest.reduce(shown) { $0 + StyledText(theme.separator + $1, style: theme.faint) }
            .truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
    }

    private func filter(on stage: Stage) -> [StyledText] {
        let filter = state.request.search.filter
        guard filter != AnimalFilter() else { return [] }
        let words = SavedSearchWords.summary(of: SavedSearch(filter: filter), unit: stage.unit)
        return [
            (StyledText("Only: ", style: stage.theme.accent) + StyledText(words)).singleLine
                .truncated(toWidth: stage.columns, ellipsis: stage.theme.ellipsis)
        ]
    }

    private func notices(on stage: Stage) -> [StyledText] {
        (state.list?.notices ?? []).flatMap { ListStatusRows.notice(SceneNoticeWords.sentence($0), on: stage) }
    }

    private static func words(_ order: AnimalOrder) -> String {
        switch order {
        case .distance: "nearest first"
        case .newest: "newest first"
        case .name: "by name"
        case .relevance: "best hit first"
        case .match: "best match first"
        case .random: "shuffled"
        }
    }
}
