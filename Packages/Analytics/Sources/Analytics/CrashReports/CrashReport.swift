import Domain
import FoundationEssentials

/// What a crash or a fault of the program left behind.
public struct CrashReport: Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Sendable {
        /// A signal ended the process.
        case crash
        /// A command ended with an error that no person can cause.
        case fault
    }

    public let kind: Kind
    /// The file's name, which tells the moment: `crash-20261121T080000Z-4711.txt`.
    public let name: String
    /// Where it is.
    public let path: String

    /// `nil` for the name of anything else.
    init?(name: String, in folder: String) {
        guard name.hasSuffix(".txt"), !name.hasPrefix(".") else { return nil }
        let parts = name.dropLast(".txt".count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])),
            parts[1].utf8.count == 16, parts[1].utf8.allSatisfy({ Self.isTimeByte($0) }), UInt64(parts[2]) != nil
        else { return nil }
        self.kind = kind
        self.name = name
        path = folder + "/" + name
    }

    /// The moment and the process, by which reports are sorted.
    var order: Substring { name.drop { $0 != "-" } }

    private static func isTimeByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "Z")
    }
}

extension Date {
    /// `20261121T080000Z`, as it stands in a report's name.
    var compactISO8601: String { iso8601.filter { $0 != "-" && $0 != ":" } }
}
