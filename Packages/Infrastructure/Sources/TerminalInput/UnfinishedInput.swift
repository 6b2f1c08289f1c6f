/// What a decoder holds back because more may belong to it.
public enum UnfinishedInput: Hashable, Sendable {
    /// A key that is complete unless more follows at once: Esc alone, Alt-[ alone. A terminal writes a sequence in one
    /// piece, so a short rest decides.
    case key
    /// A sequence whose rest must come: nobody types its beginning. After a long rest it was cut off.
    case sequence
    /// A paste whose end has not come.
    case paste
}
