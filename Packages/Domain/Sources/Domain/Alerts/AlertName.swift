/// What a person calls an alert. Case, accents and punctuation tell no two names apart.
public struct AlertName: Hashable, Sendable, CustomStringConvertible {
    /// As the person wrote it, without blanks at its ends.
    public let text: String
    /// What names are compared by: the folded text, or the text itself where folding leaves nothing of it.
    public let key: String

    /// The longest name, in characters.
    public static let maximumLength = 100

    /// `nil` when nothing but blanks is given, more than ``maximumLength`` characters, or a control character.
    public init?(_ text: String) {
        let trimmed = text.trimmingSpaces
        guard !trimmed.isEmpty, trimmed.count <= Self.maximumLength,
            !trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        self.text = trimmed
        let folded = SearchText.fold(trimmed)
        key = folded.isEmpty ? trimmed : folded
    }

    public var description: String { text }

    public static func == (left: AlertName, right: AlertName) -> Bool { left.key == right.key }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}
