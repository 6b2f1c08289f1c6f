/// How a scalar takes part in the width of the grapheme cluster it belongs to.
///
/// The raw values are those of the generated `WidthTable`.
enum WidthClass: UInt8 {
    /// One column.
    case narrow
    /// No column: controls, combining marks, format characters, medial and final Hangul jamo.
    case zero
    /// Two columns: East Asian Wide and Fullwidth.
    case wide
    /// A mark with room of its own (general category Mc): one column, once after each base.
    case spacingMark
    /// A mark that joins the consonant before it to the consonant after it.
    case virama
    /// A consonant of an Indic script, one column; the second and later of a conjunct share one more.
    case consonant
    /// One column, and two when U+FE0F asks for the emoji.
    case narrowEmoji
    /// Two columns, and a base that a skin tone modifies.
    case wideEmoji
}

extension WidthClass {
    init(of scalar: Unicode.Scalar) {
        let value = scalar.value
        let runs = WidthTable.runs
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle] >> 3 <= value {
                low = middle
            } else {
                high = middle
            }
        }
        self = WidthClass(rawValue: UInt8(truncatingIfNeeded: runs[low] & 0b111)) ?? .narrow
    }
}
