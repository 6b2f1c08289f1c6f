public import FoundationEssentials

extension URL {
    /// The address as it may be shown: without a name and password, query and fragment, where secrets may be.
    public var shownWithoutSecrets: String {
        guard var parts = URLComponents(url: absoluteURL, resolvingAgainstBaseURL: true) else { return scheme ?? "" }
        parts.user = nil
        parts.password = nil
        parts.query = nil
        parts.fragment = nil
        return parts.string ?? scheme ?? ""
    }
}
