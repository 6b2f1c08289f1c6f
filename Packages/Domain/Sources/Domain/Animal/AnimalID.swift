/// The name of a source, such as `petfinder` or `sample`: the part of an ``AnimalID`` before the colon.
public struct SourceName: Hashable, Sendable, CustomStringConvertible {
    /// Lower-case ASCII letters, digits, `-`, `_` and `.`; never empty.
    public let text: String

    /// `nil` when `text` is empty, longer than 64 characters, or holds anything but letters, digits, `-`, `_` and `.`.
    /// Upper case is folded.
    public init?(_ text: String) {
        let folded = text.lowercased()
        guard !folded.isEmpty, folded.utf8.count <= 64, folded.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.text = folded
    }

    public var description: String { text }

    private init(valid text: String) {
        self.text = text
    }

    /// The built-in sample's invented animals.
    public static let sample = SourceName(valid: "sample")
    /// Petfinder, and whoever speaks its API v2.
    public static let petfinder = SourceName(valid: "petfinder")
    /// A server that runs Animal Shelter Manager.
    public static let asm = SourceName(valid: "asm")
    /// RescueGroups.
    public static let rescueGroups = SourceName(valid: "rescuegroups")
    /// Shelterluv.
    public static let shelterluv = SourceName(valid: "shelterluv")
    /// A city's or county's open data on a Socrata server.
    public static let socrata = SourceName(valid: "socrata")

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
}

/// Who an animal is, stable over every sync and import: the source and the source's own id.
///
/// Written `source:its-id`, as in `petfinder:59736347`.
public struct AnimalID: Hashable, Sendable, CustomStringConvertible, Comparable {
    /// The source that the record came from.
    public let source: SourceName
    /// The source's own id of the record, never empty.
    public let sourceID: String

    /// `nil` when `sourceID` is empty.
    public init?(source: SourceName, sourceID: String) {
        guard !sourceID.isEmpty else { return nil }
        self.source = source
        self.sourceID = sourceID
    }

    /// Reads `source:its-id`; `nil` when there is no colon, or nothing or a bad source name on either side of it.
    public init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let source = SourceName(String(text[..<colon])) else { return nil }
        self.init(source: source, sourceID: String(text[text.index(after: colon)...]))
    }

    public var description: String { "\(source):\(sourceID)" }

    /// Byte by byte, as the order is: two spellings of one Unicode text are two ids.
    public static func == (left: AnimalID, right: AnimalID) -> Bool {
        left.source == right.source && left.sourceID.utf8.elementsEqual(right.sourceID.utf8)
    }

    /// By source, then by the source's id, byte by byte: the order that breaks every tie in a list.
    public static func < (left: AnimalID, right: AnimalID) -> Bool {
        left.source == right.source
            ? left.sourceID.utf8.lexicographicallyPrecedes(right.sourceID.utf8)
            : left.source.text.utf8.lexicographicallyPrecedes(right.source.text.utf8)
    }
}
