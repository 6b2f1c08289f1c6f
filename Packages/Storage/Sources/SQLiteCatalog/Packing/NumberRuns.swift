import FoundationEssentials

/// Numbers of which mostly many that follow one another are the same: how often and which, again and again, each as
/// ``VariableLength`` has it.
enum NumberRuns {
    static func data(_ numbers: [UInt32]) -> Data {
        var bytes: [UInt8] = []
        var rest = numbers[...]
        while let number = rest.first {
            let run = rest.prefix { $0 == number }
            VariableLength.append(UInt(run.count), to: &bytes)
            VariableLength.append(UInt(number), to: &bytes)
            rest = rest.dropFirst(run.count)
        }
        return Data(bytes)
    }

    /// So many numbers at most; of bytes that are none, those before.
    static func numbers(_ data: Data, atMost most: Int) -> [UInt32] {
        var numbers: [UInt32] = []
        forEach(data) { count, number in
            numbers += repeatElement(number, count: min(count, most - numbers.count))
            return numbers.count < most
        }
        return numbers
    }

    /// `nil` beyond the last.
    static func number(at index: Int, in data: Data) -> UInt32? {
        var (end, found): (Int, UInt32?) = (0, nil)
        forEach(data) { count, number in
            end += count
            if index < end { found = number }
            return found == nil
        }
        return found
    }

    /// Goes from run to run, until `body` wants no more.
    private static func forEach(_ data: Data, _ body: (_ count: Int, _ number: UInt32) -> Bool) {
        let bytes = [UInt8](data)
        var index = 0
        while let count = VariableLength.next(in: bytes, at: &index).flatMap(UInt16.init(exactly:)),
            let number = VariableLength.next(in: bytes, at: &index).flatMap(UInt32.init(exactly:)),
            body(Int(count), number)
        {}
    }
}
