/// Keeps what a person settled, by key.
public protocol PreferenceStore: Sendable {
    /// Every key that is set, with its value, read at once.
    func values() async throws(PreferenceStoreError) -> [String: PreferenceValue]

    /// Sets keys, or with `nil` takes them away: all of them or, where that fails, none. Everything else stays as it was,
    /// a person's comments included.
    func set(_ changes: [String: PreferenceValue?]) async throws(PreferenceStoreError)

    /// Where it is kept: a file's path.
    var location: String { get }
}

extension PreferenceStore {
    /// Sets one key, or with `nil` takes it away.
    public func set(_ value: PreferenceValue?, forKey key: String) async throws(PreferenceStoreError) {
        try await set([key: value])
    }
}

/// What a setting can be.
public enum PreferenceValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case boolean(Bool)
}

extension PreferenceValue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .boolean(let flag): String(flag)
        }
    }
}

/// Why settings could not be read or kept.
public enum PreferenceStoreError: Error, Hashable, Sendable {
    /// The file is not what it should be; `reason` says where and why.
    case unreadable(location: String, reason: String)
    case cannotWrite(location: String, reason: String)
}

extension PreferenceStoreError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let location, let reason):
            "The settings in \(location) cannot be read: \(reason). Mend the file, or move it away."
        case .cannotWrite(let location, let reason):
            "The settings in \(location) cannot be written: \(reason)."
        }
    }
}
