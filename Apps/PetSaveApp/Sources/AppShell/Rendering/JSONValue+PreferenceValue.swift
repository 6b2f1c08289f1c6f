import Boundaries
import JSONStreaming

extension JSONValue {
    /// A setting, or what an event told, as JSON.
    init(_ value: PreferenceValue) {
        self =
            switch value {
            case .text(let text): .string(text)
            case .integer(let number): .integer(Int64(number))
            case .boolean(let flag): .bool(flag)
            }
    }
}
