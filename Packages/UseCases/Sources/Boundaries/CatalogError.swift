/// Why the catalogue of animals could not answer or take something in.
///
/// Each is a fault of the store, never an empty answer: "nothing found" is not an error.
public enum CatalogError: Error, Hashable, Sendable {
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

extension CatalogError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cannotOpen(let location, let reason):
            "The catalogue at \(location) cannot be opened: \(reason). Check the folder's permissions, or set PETSAVE_HOME."
        case .tooNew(let location):
            "The catalogue at \(location) was written by a newer PetSave. Update PetSave to read it."
        case .damaged(let location, let reason):
            "The catalogue at \(location) is damaged: \(reason). Move it away and import again."
        case .busy(let location):
            "The catalogue at \(location) is being written by another process. Try again in a moment."
        case .cannotWrite(let location, let reason):
            "The catalogue at \(location) cannot be written: \(reason). Nothing of this batch was kept."
        case .failed(let reason):
            "The catalogue could not answer: \(reason)."
        }
    }
}
