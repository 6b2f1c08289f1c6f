/// Decides whether to write colours, and how many.
///
/// The first rule that applies decides:
///
/// | rule | answer |
/// |---|---|
/// | the choice is `never` | none |
/// | the choice is `always` | what the terminal has, at least 16 |
/// | `NO_COLOR` is set and not empty, even to "0" | none |
/// | `CLICOLOR_FORCE` is set, not empty and not "0" | what the terminal has, at least 16 |
/// | the output is not a terminal | none |
/// | `TERM` is unset, empty or "dumb" | none |
/// | otherwise | what the terminal has |
///
/// A terminal has true colour when `COLORTERM` is "truecolor" or "24bit" or `TERM` ends in "-direct", 256 colours when
/// `TERM` ends in "-256color", else sixteen. See <https://no-color.org> and <https://bixense.com/clicolors>.
public enum ColorPolicy {
    /// What the person asked for; the raw values are those of a `--color` option.
    public enum Choice: String, Sendable, Hashable, CaseIterable {
        /// As the environment and the terminal say.
        case auto
        /// Also into a pipe, and whatever the environment says.
        case always
        /// Not at all.
        case never
    }

    /// The colours to write to an output, from the person's choice, the environment's variables and whether the output is
    /// a terminal.
    public static func resolve(
        choice: Choice,
        environment: [String: String],
        isTerminal: Bool
    ) -> ColorSupport {
        switch choice {
        case .never: return .none
        case .always: return colors(of: environment)
        case .auto: break
        }
        if let noColor = environment["NO_COLOR"], !noColor.isEmpty {
            return .none
        }
        if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" {
            return colors(of: environment)
        }
        guard isTerminal, let terminal = environment["TERM"], !terminal.isEmpty, terminal != "dumb" else {
            return .none
        }
        return colors(of: environment)
    }

    private static func colors(of environment: [String: String]) -> ColorSupport {
        let terminal = environment["TERM"] ?? ""
        let colorTerminal = environment["COLORTERM"]?.lowercased()
        if colorTerminal == "truecolor" || colorTerminal == "24bit" || terminal.hasSuffix("-direct") {
            return .trueColor
        }
        return terminal.hasSuffix("-256color") ? .ansi256 : .ansi16
    }
}
