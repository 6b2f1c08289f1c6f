import ImportScanning

extension Checker {
    /// The document's figure, when it is not the graph.
    func figureFindings() -> [Finding] {
        guard let figure = repository.document.figure, figure.text != graph().mermaid() else {
            return []
        }
        return [
            Finding(
                .staleFigure,
                path: repository.document.path,
                position: SourcePosition(line: figure.line, column: 1),
                message: "the figure is not the graph that the manifests make",
                remedy: "run `layercheck --update-figure`"
            )
        ]
    }
}
