/// A horizontal bar chart: a label, a value and a bar in proportion to it on each line.
public struct Bars: Sendable, Hashable {
    /// The least width a chart can be laid out for; a smaller one is taken as this.
    public static let minimumWidth = 8

    /// One line of the chart.
    public struct Bar: Sendable, Hashable {
        /// What is counted.
        public var label: StyledText
        /// The length of the bar; what is negative or no number has none.
        public var value: Double
        /// The value as it is written.
        public var valueText: StyledText

        /// A bar for a value that is written as the caller wishes.
        public init(label: StyledText, value: Double, valueText: StyledText) {
            self.label = label
            self.value = value
            self.valueText = valueText
        }

        /// A bar for a count.
        public init(label: StyledText, count: Int) {
            self.init(label: label, value: Double(count), valueText: StyledText(String(count)))
        }
    }

    /// The bars from top to bottom.
    public var bars: [Bar]
    /// The value of a bar of full length; nil is the greatest value in the chart. Greater values have a full bar.
    public var maximum: Double?
    /// How bars look.
    public var barStyle: TextStyle

    /// A chart of bars.
    public init(_ bars: [Bar], maximum: Double? = nil, barStyle: TextStyle = .plain) {
        self.bars = bars
        self.maximum = maximum
        self.barStyle = barStyle
    }

    /// The chart in lines that are no wider than `width` columns and have no spaces at the end.
    ///
    /// Bars have steps of an eighth of a column, of a whole column with ASCII; a value above zero always shows the smallest
    /// step. On a narrow terminal labels are cut to leave the bars ten columns, then bars get shorter and go.
    public func lines(width: Int, chrome: Chrome = .unicode) -> [StyledText] {
        let width = max(width, Self.minimumWidth)
        let labels = bars.map(\.label.singleLine)
        let values = bars.map(\.valueText.singleLine)
        let valueWidth = values.map(\.displayWidth).max() ?? 0
        let widestLabel = labels.map(\.displayWidth).max() ?? 0
        let labelWidth = min(widestLabel, max(Self.leastLabel, width - valueWidth - 2 * Self.gap - Self.leastBar))
        let barWidth = width - labelWidth - valueWidth - 2 * Self.gap
        let top = max(maximum ?? bars.map(\.value).filter(\.isFinite).max() ?? 0, 0)

        return bars.indices.map { index in
            var line = labels[index]
                .truncated(toWidth: labelWidth, ellipsis: chrome.ellipsis)
                .padded(toWidth: labelWidth)
            line.appendSpaces(Self.gap)
            line.append(values[index].padded(toWidth: valueWidth, alignment: .right))
            let bar = chrome.bar(fraction: Self.fraction(bars[index].value, of: top), width: barWidth)
            if !bar.isEmpty {
                line.appendSpaces(Self.gap)
                line.append(safe: bar, style: barStyle)
            }
            line.trimTrailingSpaces()
            return line.truncated(toWidth: width, ellipsis: chrome.ellipsis)
        }
    }

    private static let gap = 2
    private static let leastBar = 10
    private static let leastLabel = 8

    /// The share of the full bar, 0 to 1.
    private static func fraction(_ value: Double, of top: Double) -> Double {
        guard value > 0, top > 0 else { return 0 }
        return value >= top ? 1 : value / top
    }
}

extension Chrome {
    /// A bar that fills a fraction of the width, and at least the smallest step when the fraction is above zero.
    fileprivate func bar(fraction: Double, width: Int) -> String {
        guard width > 0, fraction > 0 else { return "" }
        switch self {
        case .ascii:
            return String(repeating: "#", count: max(1, Int(fraction * Double(width) + 0.5)))
        case .unicode:
            let eighths = max(1, Int(fraction * Double(width) * 8 + 0.5))
            let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
            return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
        }
    }
}
