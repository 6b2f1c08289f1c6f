import Domain
import Search
import TerminalInput

extension SearchSceneState {
    var keys: [SceneKey] { focus == .field ? fieldKeys : listKeys }

    private var isAtEnd: Bool { field.cursor == field.text.count }

    private var fieldKeys: [SceneKey] {
        var keys = [
            SceneKey(
                [KeyPress(.enter)],
                "Enter",
                suggestion == nil ? "search" : "take the suggestion and search",
                .submit,
                isProminent: true
            )
        ]
        if !suggestions.isEmpty {
            keys.append(
                SceneKey(
                    [KeyPress(.tab)] + (isAtEnd ? [KeyPress(.right)] : []),
                    isAtEnd ? "Tab →" : "Tab",
                    "take the suggestion into the text",
                    .adopt,
                    isProminent: true
                )
            )
            keys.append(SceneKey([KeyPress(.up)], "↑", "the suggestion above", .up))
            keys.append(SceneKey([KeyPress(.down)], "↓", "the suggestion below", .down, isProminent: true))
            keys.append(SceneKey([KeyPress(.escape)], "Esc", "close the suggestions", .clear))
            return keys
        }
        let reason = listCount == 0 ? "Nothing is listed yet." : nil
        keys.append(
            SceneKey([KeyPress(.down)], "↓", "to the list", .down, unavailable: reason, isProminent: true)
        )
        if !isNested {
            let title = listCount > 0 ? "to the list" : "leave the field"
            keys.append(SceneKey([KeyPress(.escape)], "Esc", title, .skip, isProminent: listCount == 0))
        }
        return keys
    }

    private var listKeys: [SceneKey] {
        let isWayOut = animals.isEmpty
        let reason = isWayOut ? "No animal is listed." : nil
        let opening = [SceneKey].opening(
            isWayOut ? "search so" : "open",
            unavailable: listCount == 0 ? "Nothing is listed." : nil
        )
        var keys: [SceneKey] =
            .listMotion + [
                opening,
                SceneKey("/", "change the words", .search, isProminent: true),
                SceneKey("f", "filters", .filters, isProminent: true),
            ]
        if filter != AnimalFilter() || request?.filter ?? filter != filter {
            keys.append(SceneKey("c", "clear the filters", .clear))
        }
        keys.append(SceneKey("r", failure == nil ? "search anew" : "try again", .refresh, isProminent: failure != nil))
        keys.append(
            SceneKey(
                "a",
                "make an alert of this search",
                .create,
                unavailable: presentation?.plan == nil ? "There is no search to keep yet." : nil,
                isProminent: true
            )
        )
        return keys + animalKeys(unavailable: reason)
    }

    private func animalKeys(unavailable reason: String?) -> [SceneKey] {
        let mark = selected.flatMap { marks[$0.animal] }
        return .opinions(hasAnimal: selected != nil, mark: mark) + [
            SceneKey("n", "note", .note, unavailable: reason ?? (mark == nil ? ShortlistSceneWords.notKept : nil)),
            SceneKey(
                "o",
                "open the listing in a browser",
                .openListing,
                unavailable: reason ?? (selected?.animal.url == nil ? "Nobody said where it is listed." : nil)
            ),
        ]
    }
}
