/// A part of a page under a heading of its own.
public struct ManualSection: Sendable, Hashable {
    /// The heading; pages have them in capitals: `EXIT STATUS`.
    public var title: String
    /// What stands there.
    public var blocks: [ManualBlock]

    /// Makes a section.
    public init(_ title: String, _ blocks: [ManualBlock]) {
        self.title = title
        self.blocks = blocks
    }
}

/// A piece of a section.
public enum ManualBlock: Sendable, Hashable {
    /// Running text.
    case paragraph(ManualText)
    /// Lines that stay as they are: examples.
    case literal(String)
    /// A heading within the section.
    case heading(String)
    /// How a command is called, each way on lines of its own.
    case synopsis([ManualUsage])
    /// Terms and what they mean: options, variables, files.
    case definitions([ManualDefinition])
    /// Other pages, in the order of ``ManualReference``.
    case references([ManualReference])
}

/// A term and what it means.
public struct ManualDefinition: Sendable, Hashable {
    /// What is explained.
    public var term: ManualTerm
    /// What it means; may be empty.
    public var meaning: ManualText

    /// Makes a definition.
    public init(_ term: ManualTerm, _ meaning: ManualText) {
        self.term = term
        self.meaning = meaning
    }
}

/// What a definition explains.
public enum ManualTerm: Sendable, Hashable {
    /// An option by all its names with their hyphens, such as `-n` and `--limit`, and what its value is called.
    case option(names: [String], value: String?)
    /// What a command is given without a name.
    case argument(String)
    /// Anything else: a variable, a file, a number.
    case text(String)
}

/// One way to call a command.
public struct ManualUsage: Sendable, Hashable {
    /// The command's words: `tool verb`.
    public var command: String
    /// What may follow, in order.
    public var parts: [Part]

    /// Makes a usage.
    public init(_ command: String, _ parts: [Part] = []) {
        self.command = command
        self.parts = parts
    }

    /// Something that follows a command's name.
    public struct Part: Sendable, Hashable {
        /// What it is.
        public var term: ManualTerm
        /// Whether it can be left out.
        public var isOptional: Bool
        /// Whether there can be several.
        public var isRepeating: Bool

        /// Makes a part.
        public init(_ term: ManualTerm, isOptional: Bool = false, isRepeating: Bool = false) {
            self.term = term
            self.isOptional = isOptional
            self.isRepeating = isRepeating
        }
    }
}
