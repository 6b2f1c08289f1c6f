/// Why what a person keeps (the shortlist, the alerts) could not be read or kept.
///
/// Each is a fault of the store, never an empty answer.
public enum PersonalStoreError: Error, Hashable, Sendable {
    /// It could not be opened: `reason` says why, `location` is its path.
    case cannotOpen(location: String, reason: String)
    /// It was written by a newer PetSave, which knows something this one does not.
    case tooNew(location: String)
    /// It is damaged.
    case damaged(location: String, reason: String)
    /// Another process held it for longer than the patience allows.
    case busy(location: String)
    /// There is no room left, or it may not be written.
    case cannotWrite(location: String, reason: String)
    /// Anything else the store says.
    case failed(reason: String)
}

extension PersonalStoreError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cannotOpen(let location, let reason):
            "Your shortlist and alerts at \(location) cannot be opened: \(reason). Check the folder's permissions, or set PETSAVE_HOME."
        case .tooNew(let location):
            "Your shortlist and alerts at \(location) were written by a newer PetSave. Update PetSave to read them."
        case .damaged(let location, let reason):
            "Your shortlist and alerts at \(location) are damaged: \(reason). Bring the file back from a backup, or move it away to begin anew."
        case .busy(let location):
            "Your shortlist and alerts at \(location) are being written by another process. Try again in a moment."
        case .cannotWrite(let location, let reason):
            "Your shortlist and alerts at \(location) cannot be written: \(reason). Nothing was changed."
        case .failed(let reason):
            "Your shortlist and alerts could not answer: \(reason)."
        }
    }
}
