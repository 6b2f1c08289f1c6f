import FoundationEssentials

/// Numbers of fixed width, one after the other, the least significant byte first.
enum LittleEndian {
    /// The numbers that the bytes hold; a rest too short for another is left out.
    static func numbers<Number: FixedWidthInteger>(_ data: Data) -> [Number] {
        let size = MemoryLayout<Number>.size
        let count = data.count / size
        // Every byte of the buffer is written before it counts as initialised, and any bytes make an integer.
        var numbers = unsafe [Number](unsafeUninitializedCapacity: count) { buffer, initialized in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            // What `Data` offers for it goes through its regions, which takes longer than the bytes of a short block.
            unsafe data.withUnsafeBytes { source in
                unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(count * size)))
            }
            initialized = count
        }
        // Which costs nothing where numbers are kept so anyway.
        if 1.littleEndian != 1 {
            for index in numbers.indices { numbers[index] = Number(littleEndian: numbers[index]) }
        }
        return numbers
    }

    static func data<Number: FixedWidthInteger>(_ numbers: [Number]) -> Data {
        let numbers = 1.littleEndian == 1 ? numbers : numbers.map(\.littleEndian)
        // An integer has no padding, so that all of its bytes are set.
        return unsafe numbers.withUnsafeBytes { unsafe Data($0) }
    }
}
