/// What is known for certain about every build of the sources, to prove text behind `#if` inactive.
///
/// Nothing stated means that nothing is assumed: an import behind `#if os(macOS)` then counts, since the layering must
/// hold on every platform that the code is written for.
package struct ConditionFacts: Equatable, Sendable {
    /// The platforms the code is built for, in the spelling of `os(…)`; nil for any.
    package var platforms: Set<String>?
    /// No compiler older than this builds the code, for instance [6, 2]; empty for any.
    package var minimumCompiler: [Int]
    /// Modules that every build can import.
    package var presentModules: Set<String>
    /// The only modules that any build could import; nil when others may exist.
    package var possibleModules: Set<String>?

    package init(
        platforms: Set<String>? = nil,
        minimumCompiler: [Int] = [],
        presentModules: Set<String> = [],
        possibleModules: Set<String>? = nil
    ) {
        self.platforms = platforms
        self.minimumCompiler = minimumCompiler
        self.presentModules = presentModules
        self.possibleModules = possibleModules
    }
}
