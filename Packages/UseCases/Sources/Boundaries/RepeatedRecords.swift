public import Domain
public import FoundationEssentials

/// Stands for the text of a record and the way it is read: a record with the same one is the same, and need not be read.
public struct RecordFingerprint: Hashable, Sendable {
    /// Anything but 0.
    public let bits: UInt64

    /// `nil` for 0, which stands for none.
    public init?(bits: UInt64) {
        guard bits != 0 else { return nil }
        self.bits = bits
    }
}

/// The fingerprints of what a catalogue was told last, at one moment.
public protocol KnownRecords: Sendable {
    func contains(_ fingerprint: RecordFingerprint) -> Bool
}

/// What a catalogue knows that keeps no fingerprints.
public struct NoKnownRecords: KnownRecords {
    public init() {}

    public func contains(_ fingerprint: RecordFingerprint) -> Bool { false }
}

/// A record of an animal that was found again with the text that the catalogue knows.
public struct RepeatedRecord: Sendable {
    public let fingerprint: RecordFingerprint
    /// When it was fetched this time.
    public let fetchedAt: Date
    /// How many animals come before it in its portion.
    public var position: Int
    /// Reads it after all, for a catalogue that has heard something else meanwhile; `nil` when it cannot be read, which a
    /// record that was read before can.
    public var read: @Sendable () -> Animal?

    public init(
        _ fingerprint: RecordFingerprint,
        fetchedAt: Date,
        position: Int,
        read: @escaping @Sendable () -> Animal?
    ) {
        self.fingerprint = fingerprint
        self.fetchedAt = fetchedAt
        self.position = position
        self.read = read
    }
}

extension RepeatedRecord: Hashable {
    public static func == (left: RepeatedRecord, right: RepeatedRecord) -> Bool {
        (left.fingerprint, left.fetchedAt, left.position) == (right.fingerprint, right.fetchedAt, right.position)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
        hasher.combine(fetchedAt)
        hasher.combine(position)
    }
}
