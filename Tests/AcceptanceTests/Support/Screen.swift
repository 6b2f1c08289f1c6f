/// What a recorded session prints to.
enum Screen: String, Sendable {
    case pipe
    case small = "40x12"
    case usual = "80x24"
    case large = "120x40"

    /// `nil` on a pipe.
    var terminal: Terminal? {
        switch self {
        case .pipe: nil
        case .small: Terminal(columns: 40, rows: 12)
        case .usual: .usual
        case .large: Terminal(columns: 120, rows: 40)
        }
    }
}
