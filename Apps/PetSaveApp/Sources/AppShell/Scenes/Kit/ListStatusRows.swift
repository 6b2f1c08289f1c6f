import TerminalText

/// What stands in a list besides its rows.
enum ListStatusRows {
    /// More is on its way.
    static func loading(_ text: String = "Loading more", on stage: Stage) -> StyledText {
        StyledText("  \(text)\(stage.theme.ellipsis)", style: stage.theme.faint)
            .truncated(toWidth: stage.columns, ellipsis: stage.theme.ellipsis)
    }

    /// What should have come did not; `sentence` tells why. On at most `limit` rows, of which the last says what to press: `way`.
    static func failed(
        _ sentence: String,
        limit: Int = 3,
        way: String = "r to retry",
        on stage: Stage
    ) -> [StyledText] {
        let (theme, width) = (stage.theme, stage.columns)
        let retry = StyledText("  " + way, style: theme.accent)
        var lines = StyledText("! " + sentence, style: theme.error).wrapped(toWidth: max(2, width))
        if lines.count > limit - 1 {
            let rest = lines[max(0, limit - 2)...].reduce(StyledText()) { $0.isEmpty ? $1 : $0 + StyledText(" ") + $1 }
            lines = lines.prefix(max(0, limit - 2)) + [rest]
        }
        return (lines + [retry]).map { $0.singleLine.truncated(toWidth: width, ellipsis: theme.ellipsis) }
    }

    /// Something to know besides the list, on as many rows as the list can spare.
    static func notice(_ sentence: String, on stage: Stage) -> [StyledText] {
        let limit = stage.rows < 10 ? 1 : stage.rows < 20 ? 2 : 3
        return StyledText(sentence, style: stage.theme.notice)
            .wrapped(toWidth: stage.columns, limit: limit, ellipsis: stage.theme.ellipsis)
    }

    /// There is nothing, and what one can do about it.
    static func empty(_ text: String, on stage: Stage) -> [StyledText] {
        StyledText(text).wrapped(toWidth: max(2, stage.columns))
    }
}
