import Platform
import TerminalInput
import TerminalScreen
import TerminalText

/// What a terminal answered, as far as it did.
struct CapabilityAnswers: Hashable, Sendable {
    private(set) var attributes: [Int]?
    private(set) var background: ReportedColor?
    private(set) var modes: [Int: DeviceReply.ModeState] = [:]
    private(set) var knowsKeyboard = false
    private(set) var knowsGraphics = false
    private(set) var name: String?
    private(set) var cellSize: TerminalCapabilities.CellSize?

    mutating func add(_ reply: DeviceReply) {
        switch reply {
        case .deviceAttributes(let values): attributes = values
        case .background(let color): background = color
        case .mode(let mode, let state): modes[mode] = state
        case .keyboardFlags: knowsKeyboard = true
        case .graphics(CapabilityQueries.graphicsQueryImage, let isOK): knowsGraphics = isOK
        case .graphics: break
        case .name(let text): name = text
        case .cellSize(let width, let height): cellSize = .init(width: width, height: height)
        }
    }

    /// Whether everything that was asked before is answered.
    var isComplete: Bool { attributes != nil }

    /// Whether the terminal counts columns by grapheme when it is asked to, and does not already.
    var graphemesCanBeSet: Bool { modes[CapabilityQueries.graphemeWidthsMode] == .reset }

    /// What the terminal can do by its answers, the environment and what the person said.
    func capabilities(
        options: TerminalSessionOptions,
        environment: ProcessEnvironment,
        windowCellSize: TerminalCapabilities.CellSize?
    ) -> TerminalCapabilities {
        let queries = CapabilityQueries(environment: environment)
        let colors = ColorPolicy.resolve(
            choice: options.colors,
            environment: environment.dictionary,
            isTerminal: true
        )
        let chrome = options.chrome ?? (environment.usesUTF8 ? .unicode : .ascii)
        let graphemes = modes[CapabilityQueries.graphemeWidthsMode]
        return TerminalCapabilities(
            colors: colors,
            ground: options.ground ?? background.map { $0.isLight ? .light : .dark } ?? environment.ground ?? .dark,
            hyperlinks: colors != .none && !queries.isConsole,
            chrome: chrome,
            pictures: pictures(environment, queries, colors: colors, chrome: chrome),
            synchronizedOutput: modes[CapabilityQueries.synchronizedOutputMode].map { $0 == .set || $0 == .reset }
                ?? false,
            graphemeWidths: graphemes == .set || graphemes == .reset || graphemes == .permanentlySet,
            cellSize: cellSize ?? windowCellSize
        )
    }

    private func pictures(
        _ environment: ProcessEnvironment,
        _ queries: CapabilityQueries,
        colors: ColorSupport,
        chrome: Chrome
    ) -> TerminalCapabilities.Pictures {
        if knowsGraphics { return .kitty }
        if !queries.isMultiplexed, isITerm(environment) { return .iTerm2 }
        if attributes?.dropFirst().contains(4) == true { return .sixel }
        return colors >= .ansi256 && chrome == .unicode ? .halfBlocks : .none
    }

    /// Whether the terminal shows iTerm2's inline images: iTerm2 by any of its names, or WezTerm.
    private func isITerm(_ environment: ProcessEnvironment) -> Bool {
        if let name { return name.hasPrefix("iTerm2") || name.hasPrefix("WezTerm") }
        let program = environment["TERM_PROGRAM"]
        return program == "iTerm.app" || program == "WezTerm" || environment["LC_TERMINAL"] == "iTerm2"
    }
}

extension ProcessEnvironment {
    /// What `COLORFGBG` says ("15;0", or with a part between), which rxvt, Konsole and others set: the last number is
    /// the ground's among the sixteen colours.
    fileprivate var ground: TerminalCapabilities.Ground? {
        guard let last = self["COLORFGBG"]?.split(separator: ";").last, let color = Int(last) else { return nil }
        return switch color {
        case 0...6, 8: .dark
        case 7, 9...15: .light
        default: nil
        }
    }
}
