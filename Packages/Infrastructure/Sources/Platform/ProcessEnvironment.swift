import FoundationEssentials

/// The environment variables a program was given, as a value that can be passed in and replaced in tests.
public struct ProcessEnvironment: Equatable, Sendable {
    private let values: [String: String]

    /// Wraps the given variables.
    public init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// A snapshot of this process's variables. Only the program's entry point should need it.
    public static var current: ProcessEnvironment {
        ProcessEnvironment(ProcessInfo.processInfo.environment)
    }

    /// The value of a variable, also when it is empty; nil when it is not set.
    public subscript(name: String) -> String? {
        values[name]
    }

    /// The value of a variable, or nil when it is not set or empty, which most conventions treat alike.
    public func nonEmpty(_ name: String) -> String? {
        guard let value = values[name], !value.isEmpty else { return nil }
        return value
    }

    /// All variables by name.
    public var dictionary: [String: String] { values }

    /// Whether the locale's character set is UTF-8. The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set decides
    /// (POSIX, "Locale"); without any it is the C locale, whose characters are ASCII.
    public var usesUTF8: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(nonEmpty).first ?? ""
        let name = locale.uppercased()
        return name.hasSuffix("UTF-8") || name.hasSuffix("UTF8")
    }

    /// The names of all variables, sorted.
    public var names: [String] {
        values.keys.sorted()
    }
}

extension ProcessEnvironment: ExpressibleByDictionaryLiteral {
    /// Wraps the variables of a literal; of a name given twice, the last counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
