/// What a text that names a place stands for.
public enum PlaceLookup: Hashable, Sendable {
    /// One place, or one that is so much larger than its namesakes that it is the one meant.
    case found(GazetteerPlace)
    /// Several places of that name, the likeliest first.
    case ambiguous([GazetteerPlace])
    /// No such place; perhaps one of these was meant, the likeliest first.
    case notFound(suggestions: [GazetteerPlace])
}
