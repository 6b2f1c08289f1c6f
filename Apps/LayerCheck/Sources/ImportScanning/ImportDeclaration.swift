/// One `import` of a source file.
package struct ImportDeclaration: Equatable, Sendable {
    /// The module, without any submodule or symbol: `A` for `import struct A.B`.
    package var module: String
    /// Everything after `import` and its kind, split at the dots: `["A", "B"]` for `import struct A.B`.
    package var path: [String]
    /// `struct`, `func` and so on for an import of one symbol.
    package var kind: String?
    /// Attribute names without arguments, such as `testable` or `_spi`.
    package var attributes: [String]
    /// The written access level, such as `public`.
    package var accessLevel: String?
    /// Where the module's name stands.
    package var position: SourcePosition
    /// Whether it stands behind an `#if` that is neither certain nor impossible.
    package var isConditional: Bool
}
