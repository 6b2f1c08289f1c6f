public import Boundaries

/// Why a setting cannot be shown or changed.
public enum PreferencesError: Error, Hashable, Sendable {
    /// There is no such setting; `nearest` is called nearly so.
    case unknownKey(String, nearest: PreferenceKey?)
    /// It cannot be set to that.
    case badValue(key: PreferenceKey, text: String)
    /// The place is not one.
    case badPlace(reason: String)
    case store(PreferenceStoreError)
}

extension PreferencesError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKey(let text, let nearest):
            "There is no setting “\(text)”."
                + (nearest.map { " Did you mean “\($0.rawValue)”?" } ?? " `petsave config list` shows them all.")
        case .badValue(let key, let text):
            "“\(text)” is no value of “\(key.rawValue)”, which is \(key.summary)."
        case .badPlace(let reason): reason
        case .store(let error): error.description
        }
    }
}
