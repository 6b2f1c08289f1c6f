/// Looks at one thing that PetSave needs.
public protocol DiagnosticCheck: Sendable {
    /// What it found; never a secret.
    func run() async -> [DiagnosticFinding]
}

/// One thing that was looked at.
public struct DiagnosticFinding: Hashable, Sendable {
    /// How bad it is.
    public enum Level: String, Sendable, CaseIterable {
        case fine = "ok"
        case warning
        case failure
    }

    /// What was looked at: `catalogue`.
    public let subject: String
    public let level: Level
    /// What was found and, unless it is fine, what to do.
    public let message: String

    public init(subject: String, level: Level, message: String) {
        self.subject = subject
        self.level = level
        self.message = message
    }
}
