/// Why a file did not become a picture.
public enum ImageDecodingError: Error, Hashable, Sendable, CaseIterable {
    /// The program was built without decoders.
    case notBuiltIn
    /// The bytes begin like no format that is known.
    case unknownFormat
    /// A format that is known, in a variety that is not decoded: a GIF, an animation.
    case unsupported
    /// Cut off, or not as its format demands.
    case damaged
    /// It has more pixels than are allowed.
    case tooManyPixels
    /// Decoding it takes more memory or time than is allowed.
    case tooExpensive
    /// The system's library for its format is not installed.
    case noLibrary
    /// The decoder crashed over it.
    case crashed
    /// The decoder could not be started.
    case cannotStart
    case cancelled
}

extension ImageDecodingError: CustomStringConvertible {
    /// A clause that says what happened.
    public var description: String {
        switch self {
        case .notBuiltIn: "this build shows no pictures"
        case .unknownFormat: "it is no JPEG, PNG or WebP"
        case .unsupported: "pictures of its kind are not shown: animations, for one"
        case .damaged: "the file is damaged"
        case .tooManyPixels: "it has too many pixels"
        case .tooExpensive: "decoding it takes too much memory or time"
        case .noLibrary: "the system has no library for its format; install libjpeg, libpng and libwebp"
        case .crashed: "the file crashes the decoder"
        case .cannotStart: "the decoder could not be started"
        case .cancelled: "it was called off"
        }
    }
}
