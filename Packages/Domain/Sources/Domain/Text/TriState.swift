/// Yes, no, or nobody said: unknown is never taken for either.
public enum TriState: Hashable, Sendable, CaseIterable {
    case yes
    case no
    case unknown

    /// `true` is yes, `false` is no, `nil` is unknown.
    public init(_ value: Bool?) {
        self =
            switch value {
            case true?: .yes
            case false?: .no
            case nil: .unknown
            }
    }

    /// `true` for yes, `false` for no, `nil` for unknown.
    public var boolValue: Bool? {
        switch self {
        case .yes: true
        case .no: false
        case .unknown: nil
        }
    }
}
