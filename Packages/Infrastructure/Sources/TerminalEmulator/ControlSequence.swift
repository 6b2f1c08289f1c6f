/// What follows `ESC [`: a private mark, parameters, intermediates and the byte that says what to do (ECMA-48, 5.4).
struct ControlSequence: Hashable, Sendable {
    /// `<`, `=`, `>` or `?`, where there is one.
    private(set) var mark: Character?
    /// Parameters, each with its parts behind colons; `nil` is one that was left out.
    private(set) var parameters: [[Int?]] = []
    private(set) var intermediates = ""
    let final: Character

    init(body: [UInt8], final: UInt8) {
        self.final = Character(Unicode.Scalar(final))
        var body = body[...]
        if let first = body.first, (0x3C...0x3F).contains(first) {
            mark = Character(Unicode.Scalar(first))
            body.removeFirst()
        }
        let end = body.firstIndex { (0x20...0x2F).contains($0) } ?? body.endIndex
        intermediates = String(decoding: body[end...], as: UTF8.self)
        guard end > body.startIndex else { return }
        let separator = UInt8(ascii: ";")
        parameters = body[..<end].split(separator: separator, omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
                Int(String(decoding: $0, as: UTF8.self))
            }
        }
    }

    /// The mark, the intermediates and the final byte: what the sequence is about.
    var function: String { "\(mark.map { String($0) } ?? "")\(intermediates)\(final)" }

    /// A parameter by its place; 0 counts as left out, as with all movements.
    func count(_ index: Int = 0) -> Int {
        max(1, value(index))
    }

    /// A parameter by its place, 0 where it was left out.
    func value(_ index: Int = 0) -> Int {
        guard parameters.indices.contains(index), let value = parameters[index].first else { return 0 }
        return min(value ?? 0, 1 << 20)
    }

    /// All parameters, the parts behind colons left away.
    var values: [Int] { parameters.indices.map { value($0) } }
}
