/// How far terminals agree with `TextWidth` on the columns of a grapheme cluster.
package enum WidthAgreement: Sendable, Hashable {
    /// All of them do.
    case exact
    /// None takes fewer; some take more, as East Asian settings do for what UAX #11 calls ambiguous.
    case least
    /// Some count by code point, some know an older Unicode, some draw a mark by itself: anything is possible.
    case none
}

extension Character {
    /// How far terminals agree on the columns that this grapheme cluster takes up.
    package var widthAgreement: WidthAgreement {
        if isASCII {
            return .exact
        }
        let scalars = unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return .none }
        switch WidthClass(of: scalar) {
        case .narrow, .consonant, .narrowEmoji:
            let category = scalar.properties.generalCategory
            return category == .format || category == .unassigned ? .none : .least
        case .wide:
            return WidthAgreement.longWide.contains { $0.contains(scalar.value) } ? .exact : .none
        case .zero, .spacingMark, .virama, .wideEmoji:
            return .none
        }
    }

    /// Whether this cluster begins with a mark, which some terminals put onto the character before.
    package var beginsWithMark: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return switch WidthClass(of: scalar) {
        case .zero, .spacingMark, .virama: true
        case .narrow, .wide, .consonant, .narrowEmoji, .wideEmoji: false
        }
    }
}

extension WidthAgreement {
    /// Blocks whose wide characters have been wide since long before any terminal in use was made.
    fileprivate static let longWide: [ClosedRange<UInt32>] = [
        0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
