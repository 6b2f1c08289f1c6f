/// How a piece of text looks, independent of what a terminal can show.
public struct TextStyle: Sendable, Hashable {
    /// The colour of the characters; nil is the terminal's own.
    public var foreground: TextColor?
    /// The colour behind them; nil is the terminal's own.
    public var background: TextColor?
    /// Heavier than the rest.
    public var isBold: Bool
    /// Fainter than the rest.
    public var isDim: Bool
    /// Slanted, where the terminal has such a font.
    public var isItalic: Bool
    /// With a line below.
    public var isUnderlined: Bool
    /// With foreground and background exchanged.
    public var isInverse: Bool
    /// What opens when the text is clicked.
    public var link: Hyperlink?

    /// A style of the given features; with none of them, the terminal's own look.
    public init(
        foreground: TextColor? = nil,
        background: TextColor? = nil,
        isBold: Bool = false,
        isDim: Bool = false,
        isItalic: Bool = false,
        isUnderlined: Bool = false,
        isInverse: Bool = false,
        link: Hyperlink? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
        self.isDim = isDim
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isInverse = isInverse
        self.link = link
    }

    /// The terminal's own look.
    public static let plain = TextStyle()
    /// Heavier than the rest.
    public static let bold = TextStyle(isBold: true)
    /// Fainter than the rest.
    public static let dim = TextStyle(isDim: true)
    /// With a line below.
    public static let underlined = TextStyle(isUnderlined: true)

    /// With foreground and background exchanged.
    public static let inverse = TextStyle(isInverse: true)

    /// One of the sixteen colours.
    public static func color(_ color: ANSIColor) -> TextStyle {
        TextStyle(foreground: .ansi(color))
    }
}

extension TextStyle {
    /// This style with another on top: colours and the link of the other where it has any, and the features of both.
    public func merging(_ other: TextStyle) -> TextStyle {
        TextStyle(
            foreground: other.foreground ?? foreground,
            background: other.background ?? background,
            isBold: isBold || other.isBold,
            isDim: isDim || other.isDim,
            isItalic: isItalic || other.isItalic,
            isUnderlined: isUnderlined || other.isUnderlined,
            isInverse: isInverse || other.isInverse,
            link: other.link ?? link
        )
    }

    /// The sequence that switches this style on (ECMA-48 SGR), or nothing when there is nothing to switch.
    package func opening(for support: ColorSupport) -> String? {
        guard support != .none else { return nil }
        var parameters: [String] = []
        if isBold { parameters.append("1") }
        if isDim { parameters.append("2") }
        if isItalic { parameters.append("3") }
        if isUnderlined { parameters.append("4") }
        if isInverse { parameters.append("7") }
        if let color = foreground?.parameters(for: support, isBackground: false) { parameters.append(color) }
        if let color = background?.parameters(for: support, isBackground: true) { parameters.append(color) }
        return parameters.isEmpty ? nil : "\u{1B}[\(parameters.joined(separator: ";"))m"
    }
}
