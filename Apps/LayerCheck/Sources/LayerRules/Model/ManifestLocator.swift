package import ImportScanning

/// Finds where a manifest's text declares something, so that a finding can point there.
///
/// Manifests are programs, so what is computed rather than written has no place of its own; the nearest enclosing
/// declaration answers for it.
package struct ManifestLocator: Sendable {
    private static let targetFunctions: Set = [
        "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    private let tokens: [SwiftToken]
    private let targets: [String: Range<Int>]

    package init(text: String) {
        tokens = SwiftLexer.tokens(of: text.utf8)
        targets = Self.targetRegions(in: tokens)
    }

    /// The name of the target's declaration.
    package func position(ofTarget name: String) -> SourcePosition {
        guard let region = targets[name] else {
            return .start
        }
        return literal(name, in: region) ?? .start
    }

    /// The mention of `dependency` in the declaration of `target`.
    package func position(of dependency: TargetDependency, in target: String) -> SourcePosition {
        guard let region = targets[target] else {
            return position(ofTarget: target)
        }
        // The declaration's own name comes first and may be the dependency's as well.
        let afterName = region.dropFirst(where: { tokens[$0].kind == .string })
        return literal(dependency.name, in: afterName) ?? position(ofTarget: target)
    }

    /// The path or address of a `.package(…)`.
    package func position(of dependency: PackageDependency) -> SourcePosition {
        let package: String
        switch dependency.source {
        case .folder(let path): package = path
        case .remote(let location, _): package = location
        }
        let start = tokens.firstIndex { $0.matches("Package") } ?? 0
        return literal(package, in: start..<tokens.count)
            ?? tokens[start...].first { $0.kind == .string && $0.text.lowercased().hasSuffix(dependency.identity) }?
            .position ?? .start
    }

    /// A labelled argument of `Package(…)` itself, such as `targets`, or the start of the file.
    package func position(ofPackageArgument label: String) -> SourcePosition {
        guard
            let package = tokens.indices.dropLast().first(where: {
                tokens[$0].matches("Package") && tokens[$0 + 1].matches("(")
            })
        else {
            return .start
        }
        var depth = 0
        for token in tokens[(package + 1)...] {
            if token.matches("(") || token.matches("[") {
                depth += 1
            } else if token.matches(")") || token.matches("]") {
                depth -= 1
            } else if depth == 1, token.matches(label) {
                return token.position
            }
        }
        return .start
    }

    private func literal(_ text: String, in region: Range<Int>) -> SourcePosition? {
        tokens[region].first { $0.kind == .string && $0.text == text }?.position
    }

    private static func targetRegions(in tokens: [SwiftToken]) -> [String: Range<Int>] {
        var regions: [String: Range<Int>] = [:]
        var index = 0
        while index + 5 < tokens.count {
            guard tokens[index].matches("."), targetFunctions.contains(tokens[index + 1].text),
                tokens[index + 2].matches("("), tokens[index + 3].matches("name"), tokens[index + 5].kind == .string
            else {
                index += 1
                continue
            }
            let end = endOfCall(at: index + 2, in: tokens)
            regions[tokens[index + 5].text] = (index + 5)..<end
            index = end
        }
        return regions
    }

    private static func endOfCall(at start: Int, in tokens: [SwiftToken]) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index].matches("(") {
                depth += 1
            } else if tokens[index].matches(")") {
                depth -= 1
                if depth == 0 {
                    return index + 1
                }
            }
        }
        return tokens.count
    }
}

extension Range<Int> {
    /// The range after the first index that satisfies `condition`.
    fileprivate func dropFirst(where condition: (Int) -> Bool) -> Range<Int> {
        guard let match = first(where: condition) else {
            return self
        }
        return (match + 1)..<upperBound
    }
}
