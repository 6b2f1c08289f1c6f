import CPlatform

/// An error number of the operating system (`errno`), readable as the system's text and the constant's name.
public struct SystemErrorCode: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number, such as 28 for ENOSPC on Linux.
    public let rawValue: Int32

    /// Wraps an error number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// For example "No space left on device (ENOSPC)".
    public var description: String {
        guard let text = unsafe cplatform_error_description(rawValue), let name = unsafe cplatform_error_name(rawValue)
        else { return "error \(rawValue)" }
        return unsafe "\(String(cString: text)) (\(String(cString: name)))"
    }
}
