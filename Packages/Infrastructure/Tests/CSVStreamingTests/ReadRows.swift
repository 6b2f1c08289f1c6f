import CSVStreaming

/// What a reader made of an input.
struct Reading: Equatable {
    var events: [CSVEvent] = []
    var header: CSVHeader?
    var delimiter: CSVDelimiter?

    var rows: [[String]] {
        events.compactMap { if case .row(let row) = $0 { row.fields } else { nil } }
    }

    /// The other events as "kind line:column reason".
    var problems: [String] {
        events.compactMap {
            switch $0 {
            case .row: nil
            case .malformed(let position, let problem): "malformed \(position.line):\(position.column) \(problem)"
            case .unusableHeader(let position, let problem): "header \(position.line):\(position.column) \(problem)"
            case .truncated(let position, let problem): "truncated \(position.line):\(position.column) \(problem)"
            }
        }
    }

    var positions: [CSVPosition] {
        events.map {
            switch $0 {
            case .row(let row): row.position
            case .malformed(let position, _), .unusableHeader(let position, _), .truncated(let position, _): position
            }
        }
    }
}

/// Reads the bytes in chunks of the sizes, taken in turn.
func readRows(
    _ bytes: [UInt8],
    chunkSizes: [Int] = [.max],
    delimiter: CSVDelimiter? = nil,
    limits: CSVReader.Limits = .init()
) -> Reading {
    var reader = CSVReader(delimiter: delimiter, limits: limits)
    var reading = Reading()
    var rest = bytes[...]
    var turn = 0
    while !rest.isEmpty {
        let chunk = rest.prefix(chunkSizes[turn % chunkSizes.count])
        reader.consume(chunk) { reading.events.append($0) }
        rest = rest.dropFirst(chunk.count)
        turn += 1
    }
    reader.finish { reading.events.append($0) }
    reading.header = reader.header
    reading.delimiter = reader.delimiter
    return reading
}

func readRows(_ text: String, delimiter: CSVDelimiter? = nil, limits: CSVReader.Limits = .init()) -> Reading {
    readRows(Array(text.utf8), delimiter: delimiter, limits: limits)
}
