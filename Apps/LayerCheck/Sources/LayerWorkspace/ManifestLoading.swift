package import LayerRules

/// Evaluates manifests.
package protocol ManifestLoading: Sendable {
    /// The manifest in the absolute `folder`, whose text is `text`.
    func manifest(inFolder folder: String, text: String) async throws(CheckFailure) -> Manifest
}
