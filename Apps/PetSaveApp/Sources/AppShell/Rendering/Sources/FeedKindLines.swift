import Boundaries
import Domain
import TerminalText

/// Kinds of feeds: what each offers, what it needs, and a command that sets one up.
struct FeedKindLines {
    let width: Int

    func lines(of kinds: [any FeedKind]) -> [StyledText] {
        let introduction =
            "PetSave fetches from sources that you set up, each of one of these kinds. `petsave help sources` tells more."
        return StyledText(introduction).wrapped(toWidth: width) + kinds.flatMap { [StyledText("")] + lines(of: $0) }
    }

    private func lines(of kind: any FeedKind) -> [StyledText] {
        let title = StyledText(kind.name, style: .bold) + StyledText(" (\(kind.title)): \(kind.summary)")
        let presets = kind.presets.flatMap { preset in
            indented(StyledText("\(preset.name): ", style: .bold) + StyledText("\(preset.summary), ready-made"), by: 2)
        }
        let another = presets.isEmpty ? [] : indented(StyledText("for another one:"), by: 2)
        let needs =
            ([Self.key(kind.secret), Self.place(kind.place)].compactMap(\.self) + kind.settings.map(Self.setting))
            .flatMap { indented(StyledText($0, style: .dim), by: presets.isEmpty ? 2 : 4) }
        // An example is copied as it stands, so it is never wrapped.
        return title.wrapped(toWidth: width) + presets + another + needs
            + Self.examples(of: kind).map { StyledText("  " + $0) }
    }

    private func indented(_ text: StyledText, by indent: Int) -> [StyledText] {
        text.wrapped(toWidth: max(8, width - indent)).map { StyledText(String(repeating: " ", count: indent)) + $0 }
    }

    private static func key(_ secret: FeedSecret) -> String? {
        switch secret {
        case .none: nil
        case .optional(let name, let hint): "takes \(article(name)) \(name), but does without. \(hint)"
        case .required(let name, let hint): "needs \(article(name)) \(name). \(hint)"
        }
    }

    private static func article(_ noun: String) -> String {
        noun.first.map { "aeiouAEIOU".contains($0) } == true ? "an" : "a"
    }

    private static func place(_ place: FeedPlace) -> String? {
        switch place {
        case .unused: nil
        case .scope: "asked for what is near --place, --within so far, or --everywhere"
        case .shelter: "needs --place, where the shelter is, since it does not say"
        }
    }

    private static func setting(_ setting: FeedSetting) -> String {
        let option =
            switch setting.name {
            case FeedSetting.url: "URL"
            case FeedSetting.organization: "--name NAME"
            default: "--set \(setting.name)=…"
            }
        return "\(setting.isRequired ? "needs" : "takes") \(option): \(setting.summary)"
    }

    /// Commands that set up a source of the kind: one for each preset, or one as a person would write it.
    static func examples(of kind: any FeedKind) -> [String] {
        let key =
            if case .required = kind.secret { #" --key-command "pass show petsave/\#(kind.name)""# } else { "" }
        guard kind.presets.isEmpty else {
            return kind.presets.map { "petsave source add \(kind.name) \($0.name)\(key)" }
        }
        var words = ["petsave source add", kind.name]
        let required = kind.settings.filter(\.isRequired).map(\.name)
        if required.contains(FeedSetting.url) { words.append("https://shelter.example") }
        if required.contains(FeedSetting.organization) || kind.place == .shelter {
            words.append(#"--name "Happy Paws""#)
        }
        words += required.filter { $0 != FeedSetting.url && $0 != FeedSetting.organization }.map { "--set \($0)=…" }
        switch kind.place {
        case .unused: break
        case .scope: words.append("--place 19104 --within 100km")
        case .shelter: words.append(#"--place "Springfield, IL""#)
        }
        return [words.joined(separator: " ") + key]
    }
}
