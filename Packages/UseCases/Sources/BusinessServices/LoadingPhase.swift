/// Where the loading of something that is shown stands.
public enum LoadingPhase: Hashable, Sendable, Codable {
    case idle
    case loading
    case loaded
    /// With the sentence that tells why; what was shown before stays.
    case failed(String)
}
