/// The permission bits of a file or folder, as `chmod` takes them.
public struct FilePermissions: Hashable, Sendable {
    /// The bits, such as 0o600.
    public let rawValue: UInt32

    /// Wraps permission bits; anything but the lowest twelve is dropped.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue & 0o7777
    }

    /// 0600: the owner reads and writes, nobody else does anything. For what may hold secrets.
    public static let ownerOnly = FilePermissions(rawValue: 0o600)

    /// 0644: the owner reads and writes, everybody reads.
    public static let everyoneReads = FilePermissions(rawValue: 0o644)

    /// 0700: a folder that only its owner may enter.
    public static let ownerOnlyFolder = FilePermissions(rawValue: 0o700)

    /// Whether group or others may read what it belongs to.
    public var othersMayRead: Bool { rawValue & 0o044 != 0 }

    /// Whether group or others may write to what it belongs to.
    public var othersMayWrite: Bool { rawValue & 0o022 != 0 }
}
