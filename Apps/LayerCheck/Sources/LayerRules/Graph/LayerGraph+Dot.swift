extension LayerGraph {
    /// A Graphviz graph, a rank a layer, the outermost on top; dotted arrows are for tests only.
    package func dot() -> String {
        var lines = ["digraph layers {", "    rankdir=TB;", "    node [shape=box];"]
        for layer in layers {
            let names = layer.packages.map { Self.quoted($0) + ";" }.joined(separator: " ")
            lines.append("    subgraph \(Self.quoted("layer \(layer.title)")) { rank=same; \(names) }")
        }
        if !thirdParty.isEmpty {
            let names = thirdParty.map { Self.quoted($0) + ";" }.joined(separator: " ")
            lines.append("    subgraph \"third-party\" { rank=sink; node [shape=ellipse]; \(names) }")
        }
        lines += links.map { link in
            let style = link.isForTests ? " [style=dotted]" : ""
            return "    \(Self.quoted(link.from)) -> \(Self.quoted(link.to))\(style);"
        }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
