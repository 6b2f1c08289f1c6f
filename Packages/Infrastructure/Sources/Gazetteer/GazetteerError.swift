/// Why bytes are not a usable gazetteer.
public enum GazetteerError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes do not begin as a gazetteer does.
    case notAGazetteer
    /// The bytes are a gazetteer of a format that this reader does not know.
    case unsupportedVersion(UInt32)
    /// The bytes were cut short or changed.
    case damaged(String)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .notAGazetteer:
            "These bytes are not a gazetteer: they do not start with \"GAZETTER\". Build them with build-gazetteer.py."
        case .unsupportedVersion(let version):
            "The gazetteer has format version \(version), and this program reads version "
                + "\(GazetteerTables.version). Build both from the same checkout."
        case .damaged(let what):
            "The gazetteer is damaged: \(what). Build it again with build-gazetteer.py, or reinstall the program."
        }
    }
}
