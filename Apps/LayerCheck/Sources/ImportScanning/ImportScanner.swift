/// Finds the imports of a Swift source file without a compiler.
package struct ImportScanner {
    private struct Branch {
        /// Whether the text around the whole `#if` is active.
        var outer: Certainty
        /// Whether a branch before the current one is taken.
        var taken: Certainty
        var current: Certainty

        var activity: Certainty { outer.and(current) }
    }

    private static let kinds: Set = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]
    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private", "open"]

    private let tokens: [SwiftToken]
    private let facts: ConditionFacts
    private var index = 0
    private var branches: [Branch] = []
    private var result = SourceScan()

    /// Reads `source`, leaving out what `facts` prove to be inactive.
    package static func scan(_ source: some Sequence<UInt8>, facts: ConditionFacts = ConditionFacts()) -> SourceScan {
        var scanner = ImportScanner(tokens: SwiftLexer.tokens(of: source), facts: facts)
        scanner.run()
        return scanner.result
    }

    private init(tokens: [SwiftToken], facts: ConditionFacts) {
        self.tokens = tokens
        self.facts = facts
    }

    private mutating func run() {
        while index < tokens.count {
            if tokens[index].kind == .conditional {
                readConditional()
            } else if startsStatement, let next = readImport() {
                index = next
            } else {
                readExternalMacro()
                index += 1
            }
        }
    }

    private func token(_ index: Int) -> SwiftToken? {
        index < tokens.count ? tokens[index] : nil
    }

    private var activity: Certainty {
        branches.last?.activity ?? .yes
    }

    /// `import` is a keyword, so at the start of a statement it is nothing else; elsewhere (a label, a member) it is.
    private var startsStatement: Bool {
        index == 0 || tokens[index].startsLine || tokens[index - 1].matches(";")
    }
}

// MARK: - Conditional compilation

extension ImportScanner {
    private mutating func readConditional() {
        let keyword = tokens[index].text
        index += 1
        switch keyword {
        case "if":
            let condition = readCondition()
            branches.append(Branch(outer: activity, taken: condition, current: condition))
        case "elseif":
            let condition = readCondition()
            enterBranch(where: condition)
        case "else":
            enterBranch(where: .yes)
        default:
            _ = branches.popLast()
        }
    }

    private mutating func enterBranch(where condition: Certainty) {
        guard var branch = branches.popLast() else {
            return
        }
        branch.current = (!branch.taken).and(condition)
        branch.taken = branch.taken.or(condition)
        branches.append(branch)
    }

    /// A condition ends with its line unless a parenthesis is open or the next line goes on with `&&` or `||`.
    private mutating func readCondition() -> Certainty {
        let start = index
        var depth = 0
        while let token = token(index) {
            let continues = token.matches("&") || token.matches("|")
            if index > start, token.startsLine, depth == 0, !continues, !endsWithConnective(before: index) {
                break
            }
            if token.matches("(") {
                depth += 1
            } else if token.matches(")") {
                depth -= 1
            }
            index += 1
        }
        return ConditionParser.evaluate(tokens[start..<index], facts: facts)
    }

    private func endsWithConnective(before index: Int) -> Bool {
        tokens[index - 1].matches("&") || tokens[index - 1].matches("|")
    }
}

// MARK: - Declarations

extension ImportScanner {
    /// Reads the import that starts here and answers where the next token stands; nil when none does.
    private mutating func readImport() -> Int? {
        var cursor = index
        var attributes: [String] = []
        var accessLevel: String?
        while let token = token(cursor), !token.matches("import") {
            if token.matches("@"), let name = self.token(cursor + 1), name.kind == .word {
                attributes.append(name.text)
                cursor = endOfArguments(at: cursor + 2)
            } else if token.kind == .word, Self.accessLevels.contains(token.text) {
                accessLevel = token.text
                cursor += 1
            } else {
                return nil
            }
        }
        cursor += 1
        var kind: String?
        if let word = token(cursor), word.kind == .word, Self.kinds.contains(word.text) {
            kind = word.text
            cursor += 1
        }
        guard let module = token(cursor), module.kind == .word || module.kind == .escapedWord else {
            return nil
        }
        var path = [module.text]
        cursor += 1
        while token(cursor)?.matches(".") == true, let part = token(cursor + 1), !part.startsLine {
            path.append(part.text)
            cursor += 2
        }
        if activity != .no {
            result.imports.append(
                ImportDeclaration(
                    module: module.text,
                    path: path,
                    kind: kind,
                    attributes: attributes,
                    accessLevel: accessLevel,
                    position: module.position,
                    isConditional: activity == .unknown
                )
            )
        }
        return cursor
    }

    private func endOfArguments(at start: Int) -> Int {
        guard token(start)?.matches("(") == true else {
            return start
        }
        var depth = 0
        var cursor = start
        while let token = token(cursor) {
            if token.matches("(") {
                depth += 1
            } else if token.matches(")") {
                depth -= 1
            }
            cursor += 1
            if depth == 0 {
                break
            }
        }
        return cursor
    }

    /// `#externalMacro(module: "M", type: "T")`
    private mutating func readExternalMacro() {
        guard activity != .no, tokens[index].matches("#"), token(index + 1)?.matches("externalMacro") == true,
            token(index + 2)?.matches("(") == true, token(index + 3)?.matches("module") == true,
            token(index + 4)?.matches(":") == true, let module = token(index + 5), module.kind == .string
        else {
            return
        }
        result.macroModules.append(module.text)
    }
}
