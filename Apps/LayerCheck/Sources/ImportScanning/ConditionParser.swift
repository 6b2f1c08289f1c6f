/// Evaluates the condition of an `#if` or `#elseif` as far as the facts allow.
struct ConditionParser {
    private let tokens: ArraySlice<SwiftToken>
    private let facts: ConditionFacts
    private var index: Int

    static func evaluate(_ tokens: ArraySlice<SwiftToken>, facts: ConditionFacts) -> Certainty {
        var parser = ConditionParser(tokens: tokens, facts: facts, index: tokens.startIndex)
        return parser.disjunction()
    }

    private init(tokens: ArraySlice<SwiftToken>, facts: ConditionFacts, index: Int) {
        self.tokens = tokens
        self.facts = facts
        self.index = index
    }

    private func token(_ distance: Int = 0) -> SwiftToken? {
        tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
    }

    private mutating func take(_ symbol: Character, twice: Bool) -> Bool {
        let text = String(symbol)
        guard token()?.matches(text) == true, !twice || token(1)?.matches(text) == true else {
            return false
        }
        index += twice ? 2 : 1
        return true
    }

    private mutating func disjunction() -> Certainty {
        var result = conjunction()
        while take("|", twice: true) {
            result = result.or(conjunction())
        }
        return result
    }

    private mutating func conjunction() -> Certainty {
        var result = operand()
        while take("&", twice: true) {
            result = result.and(operand())
        }
        return result
    }

    private mutating func operand() -> Certainty {
        if take("!", twice: false) {
            return !operand()
        }
        if take("(", twice: false) {
            let result = disjunction()
            _ = take(")", twice: false)
            return result
        }
        guard let name = token(), name.kind == .word else {
            index += 1
            return .unknown
        }
        index += 1
        if token()?.matches("(") == true {
            return call(of: name.text, arguments: arguments())
        }
        switch name.text {
        case "true": return .yes
        case "false": return .no
        default: return .unknown
        }
    }

    private mutating func arguments() -> ArraySlice<SwiftToken> {
        let start = index + 1
        var depth = 0
        while let token = token() {
            if token.matches("(") {
                depth += 1
            } else if token.matches(")") {
                depth -= 1
            }
            index += 1
            if depth == 0 {
                return tokens[start..<(index - 1)]
            }
        }
        return tokens[min(start, index)..<index]
    }

    private func call(of name: String, arguments: ArraySlice<SwiftToken>) -> Certainty {
        let text = arguments.map(\.text).joined()
        switch name {
        case "os":
            guard let platforms = facts.platforms else {
                return .unknown
            }
            if !platforms.contains(text) {
                return .no
            }
            return platforms.count == 1 ? .yes : .unknown
        case "canImport":
            if facts.presentModules.contains(text) {
                return .yes
            }
            // `canImport(M, _version: 2)` and submodules ask more than these facts hold.
            if let possible = facts.possibleModules, arguments.count == 1 {
                return possible.contains(text) ? .unknown : .no
            }
            return .unknown
        case "compiler":
            return compilerComparison(text)
        default:
            return .unknown
        }
    }

    /// `>=6.0` is certain when the oldest compiler passes it, `<6.0` is impossible then.
    private func compilerComparison(_ text: String) -> Certainty {
        guard !facts.minimumCompiler.isEmpty else {
            return .unknown
        }
        let isAtLeast = text.hasPrefix(">=")
        guard isAtLeast || text.hasPrefix("<") else {
            return .unknown
        }
        let bound = text.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
        guard !bound.isEmpty, !facts.minimumCompiler.lexicographicallyPrecedes(bound) else {
            return .unknown
        }
        return isAtLeast ? .yes : .no
    }
}
