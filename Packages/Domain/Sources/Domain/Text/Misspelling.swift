/// What a typed word may have been meant to be: how many slips of the fingers a word of its length is forgiven.
///
/// A slip is one letter inserted, left out or replaced, or two neighbours swapped (the optimal string alignment
/// distance, as in ``EditDistance``). Words are folded, and compared scalar by scalar.
public struct Misspelling: Hashable, Sendable {
    /// How near a typed word comes to another that it is not.
    public enum Nearness: Hashable, Sendable {
        /// One slip makes the one of the other.
        case oneSlip
        /// Two slips do.
        case twoSlips
        /// One slip makes the typed word the beginning of the other.
        case beginning
    }

    /// The word as it was typed, folded.
    public let typed: String
    private let letters: [Unicode.Scalar]

    /// A single letter and what is no word of any language are forgiven nothing: `nil`.
    public init?(of typed: String) {
        let letters = Array(typed.unicodeScalars)
        guard (Self.shortestForOneSlip...Self.longest).contains(letters.count) else { return nil }
        self.typed = typed
        self.letters = letters
    }

    /// How near the typed word comes to `word`; `nil` when it is the word itself or too far from it.
    ///
    /// - Parameter isUnfinished: Whether the typed word may be the beginning of a longer one.
    public func nearness(to word: String, isUnfinished: Bool) -> Nearness? {
        let (typed, meant) = (letters.count, word.unicodeScalars.count)
        let mayBegin = isUnfinished && typed >= Self.shortestBeginning && meant >= typed
        let slips = typed >= Self.shortestForTwoSlips ? 2 : 1
        guard mayBegin || abs(typed - meant) <= slips else { return nil }
        let word = Array(word.unicodeScalars)
        guard word != letters else { return nil }
        if Slips(typed: letters, meant: word, meantMayGoOn: false).explain(1) { return .oneSlip }
        if slips == 2, Slips(typed: letters, meant: word, meantMayGoOn: false).explain(2) { return .twoSlips }
        return mayBegin && Slips(typed: letters, meant: word, meantMayGoOn: true).explain(1) ? .beginning : nil
    }

    /// The pairs of neighbouring words that the typed word becomes by one slip: where a space was left out, or another
    /// letter typed for it. `pitbull` may mean `pit bull`.
    public var pairs: [(first: String, second: String)] {
        guard letters.count >= Self.shortestPair else { return [] }
        let leftOut = (1..<letters.count).map { pair(letters[..<$0], letters[$0...]) }
        let replaced = (1..<(letters.count - 1)).map { pair(letters[..<$0], letters[($0 + 1)...]) }
        return leftOut + replaced
    }

    private func pair(
        _ first: ArraySlice<Unicode.Scalar>,
        _ second: ArraySlice<Unicode.Scalar>
    ) -> (first: String, second: String) {
        (Self.text(first), Self.text(second))
    }

    private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters)
        return String(text)
    }

    private static let shortestForOneSlip = 2
    private static let shortestForTwoSlips = 6
    private static let shortestBeginning = 5
    private static let shortestPair = 4
    private static let longest = 64
}

/// Whether so many slips turn one word into another; walks both together, and branches only where they differ.
private struct Slips {
    let typed: [Unicode.Scalar]
    let meant: [Unicode.Scalar]
    /// Whether it is enough to reach some beginning of the meant word.
    let meantMayGoOn: Bool

    func explain(_ count: Int) -> Bool { explain(count, fromTyped: 0, fromMeant: 0) }

    private func explain(_ slips: Int, fromTyped typedStart: Int, fromMeant meantStart: Int) -> Bool {
        var (left, right) = (typedStart, meantStart)
        while left < typed.count, right < meant.count, typed[left] == meant[right] {
            left += 1
            right += 1
        }
        let (typedRest, meantRest) = (typed.count - left, meant.count - right)
        if typedRest == 0 { return meantMayGoOn || meantRest <= slips }
        if meantRest == 0 { return typedRest <= slips }
        guard slips > 0, meantMayGoOn || abs(typedRest - meantRest) <= slips else { return false }
        let areSwapped =
            typedRest > 1 && meantRest > 1
            && typed[left] == meant[right + 1] && typed[left + 1] == meant[right]
        return explain(slips - 1, fromTyped: left + 1, fromMeant: right + 1)
            || explain(slips - 1, fromTyped: left + 1, fromMeant: right)
            || explain(slips - 1, fromTyped: left, fromMeant: right + 1)
            || areSwapped && explain(slips - 1, fromTyped: left + 2, fromMeant: right + 2)
    }
}
