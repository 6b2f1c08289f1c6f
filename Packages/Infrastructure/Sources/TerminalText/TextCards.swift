/// Records one below the other, each with a title, labelled values and a paragraph, laid out for a width in columns.
public struct TextCards: Sendable, Hashable {
    /// The least width cards can be laid out for; a smaller one is taken as this.
    public static let minimumWidth = 8

    /// One record.
    public struct Card: Sendable, Hashable {
        /// The first line.
        public var title: StyledText
        /// Labels, without a colon, and their values.
        public var fields: [Field]
        /// Running text below the values; nil or empty for none.
        public var paragraph: StyledText?

        /// A record.
        public init(title: StyledText, fields: [Field] = [], paragraph: StyledText? = nil) {
            self.title = title
            self.fields = fields
            self.paragraph = paragraph
        }
    }

    /// One labelled value.
    public struct Field: Sendable, Hashable {
        /// What the value is, without a colon.
        public var label: StyledText
        /// The value.
        public var value: StyledText

        /// A labelled value.
        public init(label: StyledText, value: StyledText) {
            self.label = label
            self.value = value
        }
    }

    /// The records from the first to the last.
    public var cards: [Card]
    /// How borders look.
    public var borderStyle: TextStyle

    /// Records one below the other.
    public init(_ cards: [Card], borderStyle: TextStyle = .dim) {
        self.cards = cards
        self.borderStyle = borderStyle
    }

    /// The cards in lines that are no wider than `width` columns and have no spaces at the end.
    ///
    /// Everything is wrapped, nothing cut. Values stand beside their labels, or below them where a third of the width does
    /// not hold the longest label. Boxed cards follow one another directly, plain ones with a blank line between.
    public func lines(width: Int, frame: Frame, chrome: Chrome = .unicode) -> [StyledText] {
        let width = max(width, Self.minimumWidth)
        var lines: [StyledText] = []
        for card in cards {
            switch frame {
            case .plain:
                if !lines.isEmpty {
                    lines.append(StyledText())
                }
                lines += card.lines(width: width)
            case .boxed:
                lines += boxed(card.lines(width: width - 4), width: width - 4, chrome: chrome)
            }
        }
        return lines
    }

    private func boxed(_ lines: [StyledText], width: Int, chrome: Chrome) -> [StyledText] {
        let left = StyledText(safe: "\(chrome.vertical) ", style: borderStyle)
        let right = StyledText(safe: " \(chrome.vertical)", style: borderStyle)
        let top = StyledText(safe: chrome.rule(.top, widths: [width]), style: borderStyle)
        let bottom = StyledText(safe: chrome.rule(.bottom, widths: [width]), style: borderStyle)
        return [top] + lines.map { left + $0.padded(toWidth: width) + right } + [bottom]
    }
}

extension TextCards.Card {
    fileprivate func lines(width: Int) -> [StyledText] {
        var lines = title.wrapped(toWidth: width)
        let labels = fields.map { $0.label.singleLine + ":" }
        let labelWidth = labels.map(\.displayWidth).max() ?? 0
        for (label, field) in zip(labels, fields) {
            if labelWidth <= width / 3 {
                lines += beside(label, labelWidth: labelWidth, value: field.value, width: width)
            } else {
                lines += below(label, value: field.value, width: width)
            }
        }
        if let paragraph, !paragraph.isEmpty {
            lines.append(StyledText())
            lines += paragraph.wrapped(toWidth: width)
        }
        return lines
    }

    private func beside(_ label: StyledText, labelWidth: Int, value: StyledText, width: Int) -> [StyledText] {
        let column = labelWidth + 1
        return value.wrapped(toWidth: width - column).enumerated().map { index, line in
            var result = (index == 0 ? label : StyledText()).padded(toWidth: column)
            result.append(line)
            result.trimTrailingSpaces()
            return result
        }
    }

    private func below(_ label: StyledText, value: StyledText, width: Int) -> [StyledText] {
        let indent = 2
        let values = value.isEmpty ? [] : value.wrapped(toWidth: width - indent)
        return label.wrapped(toWidth: width)
            + values.map { line in
                var result = StyledText()
                if !line.isEmpty {
                    result.appendSpaces(indent)
                    result.append(line)
                }
                return result
            }
    }
}
