import AnimalDetails
import Domain
import TerminalScreen
import TerminalText

/// Everything about an animal in lines: beside its photo where there is room for both, else below it.
struct DetailsLayout {
    let state: DetailsSceneState
    let stage: Stage

    private static let leastColumnsBeside = 100
    private static let gap = 2
    /// Longer lines are hard to read.
    private static let mostTextColumns = 100

    /// The box for a photo on that stage; the same whether it is there yet or not, so that nothing jumps.
    static func photoBox(on stage: Stage) -> (columns: Int, rows: Int) {
        if stage.columns >= leastColumnsBeside {
            let columns = min(80, stage.columns * 2 / 5)
            return (columns, max(1, min(stage.rows - 1, columns / 2)))
        }
        let rows = max(1, min(stage.rows / 2, stage.columns / 4))
        return (min(stage.columns, rows * 3), rows)
    }

    private var isBeside: Bool { stage.columns >= Self.leastColumnsBeside && !state.animal.photos.isEmpty }

    private var box: (columns: Int, rows: Int) { Self.photoBox(on: stage) }

    /// All of it, each no wider than the stage.
    var lines: [StyledText] {
        guard isBeside else {
            return head(width: stage.columns) + photo(width: stage.columns) + text(width: stage.columns)
        }
        let left = photo(width: box.columns)
        let width = stage.columns - box.columns - Self.gap
        let right = head(width: width) + text(width: width)
        return (0..<max(left.count, right.count)).map { row in
            let photo = row < left.count ? left[row] : StyledText()
            guard row < right.count, !right[row].isEmpty else { return photo }
            return photo.fitted(toWidth: box.columns + Self.gap, ellipsis: "") + right[row]
        }
    }

    /// The photo as the terminal draws it over the cells, where it is one that can, and all of it is seen.
    func picture(scrolledBy first: Int) -> PlacedPicture? {
        guard case .picture(var picture) = state.photo else { return nil }
        let row = (isBeside ? 0 : head(width: stage.columns).count) - first
        guard row >= 0, row + picture.rows <= stage.rows, picture.columns <= stage.columns else { return nil }
        picture.origin = ScreenPosition(column: 0, row: row)
        return picture
    }

    private func head(width: Int) -> [StyledText] {
        let (theme, animal) = (stage.theme, state.animal)
        var title = StyledText(state.title, style: theme.title).singleLine
        title += StyledText("  " + AnimalWords.summary(animal)).singleLine
        var lines = title.wrapped(toWidth: width)
        if let mark = state.mark {
            let rating = mark.rating.map { ShortlistWords.rating($0, chrome: stage.chrome) } ?? "not rated yet"
            lines += StyledText("\(theme.keptMark) in your shortlist\(theme.separator)\(rating)", style: theme.star)
                .wrapped(toWidth: width)
        }
        if let note = state.note {
            lines += (StyledText("Your note: ", style: theme.faint) + StyledText(note)).wrapped(toWidth: width)
        }
        if let problem = state.problem { lines += StyledText(problem, style: theme.notice).wrapped(toWidth: width) }
        if state.details.isSample {
            lines += StyledText("This animal is invented: it is one of the built-in sample.", style: theme.notice)
                .wrapped(toWidth: width)
        }
        return lines + [StyledText()]
    }

    /// Which photo it is, and the photo or what stands for it.
    private func photo(width: Int) -> [StyledText] {
        let count = state.animal.photos.count
        guard count > 0 else { return [] }
        let theme = stage.theme
        let caption = StyledText("Photo \(state.photoIndex + 1) of \(count)", style: theme.faint)
        let lines: [StyledText] =
            switch state.photo {
            case nil: [caption + StyledText(", loading" + theme.ellipsis, style: theme.faint)]
            case .note(let sentence): [caption] + StyledText(sentence, style: theme.faint).wrapped(toWidth: width)
            case .rows(let rows): rows + [caption]
            case .picture(let picture): Array(repeating: StyledText(), count: max(0, picture.rows)) + [caption]
            }
        return (lines + [StyledText()]).map { $0.truncated(toWidth: width, ellipsis: "") }
    }

    /// What it is told about itself first, then everything else.
    private func text(width room: Int) -> [StyledText] {
        let width = min(room, Self.mostTextColumns)
        let animal = state.animal
        let match = MatchDisplay(household: state.household, explains: true)
        let facts = AnimalFacts(
            state.details,
            unit: stage.unit,
            match: match.isAnswerable ? match.field(of: animal, chrome: stage.chrome) : nil
        )
        let card = TextCards.Card(
            // Who it is stands above already.
            title: StyledText(),
            fields: facts.all.map { fact in
                TextCards.Field(
                    label: StyledText(fact.label, style: stage.theme.faint),
                    value: StyledText(fact.value, style: fact.link.map { TextStyle(link: Hyperlink($0)) } ?? .plain)
                )
            }
        )
        let told = animal.description.map { StyledText($0).wrapped(toWidth: width) + [StyledText()] } ?? []
        return (told + TextCards([card]).lines(width: width, frame: .plain, chrome: stage.chrome).drop { $0.isEmpty })
            .map { $0.truncated(toWidth: width, ellipsis: stage.theme.ellipsis) }
    }
}
