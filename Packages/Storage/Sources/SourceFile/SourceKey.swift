/// The keys of a source's table in `sources.toml` that mean the same for every kind of feed. Every other key is a
/// setting that the kind asks for, by its own name.
enum SourceKey: String, CaseIterable {
    case kind
    case enabled
    case place
    case within
    case refresh
    case keyCommand = "key-command"
    case keyEnvironment = "key-env"
    case keyFile = "key-file"
    case keyKept = "key-kept"

    /// Those of which a source has one at most: where its key comes from.
    static let origins: [SourceKey] = [.keyCommand, .keyEnvironment, .keyFile, .keyKept]

    /// Whether a text may be the name of a setting: as a `FeedSetting` is named.
    static func isSettingName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
