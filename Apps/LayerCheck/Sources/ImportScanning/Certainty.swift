/// An answer that may be unknown, with the connectives of `#if`.
enum Certainty: Equatable {
    case yes
    case no
    case unknown

    init(_ value: Bool) {
        self = value ? .yes : .no
    }

    static prefix func ! (value: Certainty) -> Certainty {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    func and(_ other: Certainty) -> Certainty {
        if self == .no || other == .no {
            return .no
        }
        return self == .yes && other == .yes ? .yes : .unknown
    }

    func or(_ other: Certainty) -> Certainty {
        !(!self).and(!other)
    }
}
