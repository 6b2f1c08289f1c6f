/// How closely the words of a text must be spelled as those of an animal.
public enum TextSpelling: String, Hashable, Sendable, Codable {
    /// As they stand there, but for case and diacritics.
    case exact
    /// A word may also be a slip of the fingers or two away from one of the name or the breeds.
    case forgiving
}
