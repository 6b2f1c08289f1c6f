extension LayerGraph {
    /// A Mermaid flowchart, a box a layer, the outermost on top; dotted arrows are for tests only.
    package func mermaid() -> String {
        var lines = ["flowchart TB"]
        for (index, layer) in layers.enumerated() {
            let before = layers[..<index].count { $0.rank == layer.rank }
            let identifier = "layer\(layer.rank)" + (before == 0 ? "" : "_\(before)")
            lines.append("    subgraph \(identifier)[\"\(layer.title)\"]")
            lines += layer.packages.map { "        \(Self.identifier($0))[\"\($0)\"]" }
            lines.append("    end")
        }
        if !thirdParty.isEmpty {
            lines.append("    subgraph thirdParty[\"third-party\"]")
            lines += thirdParty.map { "        \(Self.identifier($0))([\"\($0)\"])" }
            lines.append("    end")
        }
        lines += links.map { link in
            "    \(Self.identifier(link.from)) \(link.isForTests ? "-.->" : "-->") \(Self.identifier(link.to))"
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Mermaid takes no dots or dashes in an identifier, and some words, such as `end`, mean something to it.
    private static func identifier(_ name: String) -> String {
        "p_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
