/// Puts the current figure into the document.
package enum Figure {
    /// The document's text with what stands between the fences of its figure replaced; nil when it has no figure.
    package static func replacing(_ figure: ArchitectureDocument.Figure?, in text: String, with content: String)
        -> String?
    {
        guard let figure else {
            return nil
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let old = figure.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let new = content.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        // `figure.line` counts from 1, so as an index it is the line after the opening fence.
        lines.replaceSubrange(figure.line..<(figure.line + old), with: new)
        return lines.joined(separator: "\n")
    }
}
