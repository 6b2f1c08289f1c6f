/// Turns the bytes of one format into records, however they are cut into chunks.
protocol RecordDecoder {
    /// Reads the next bytes and queues what they complete.
    mutating func consume(_ chunk: [UInt8], into queue: inout RecordQueue)

    /// Queues what the end of the input decides.
    mutating func finish(into queue: inout RecordQueue)
}
