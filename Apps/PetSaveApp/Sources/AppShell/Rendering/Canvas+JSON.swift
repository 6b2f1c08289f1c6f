import JSONStreaming
import Platform

extension Canvas {
    /// Writes one value: on a terminal over several lines, for people, else on one.
    func write(json value: JSONValue) throws {
        try write(value.serialized(stream.isTerminal ? .pretty : .compact) + [UInt8(ascii: "\n")])
    }

    /// Writes each value on a line of its own, wherever it goes.
    func write(jsonLines values: [JSONValue]) throws {
        for value in values { try write(value.serialized() + [UInt8(ascii: "\n")]) }
    }
}
