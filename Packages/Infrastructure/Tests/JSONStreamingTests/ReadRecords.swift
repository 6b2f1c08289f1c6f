import JSONStreaming
import Testing

/// What a reader made of an input.
struct Reading: Equatable {
    var events: [JSONRecordEvent] = []
    var summary = JSONRecordReader().summary

    /// The records as "label value", with "-" for none.
    var records: [String] {
        events.compactMap {
            if case .record(let label, let value, _) = $0 { "\(label ?? "-") \(value.serializedString())" } else { nil }
        }
    }

    /// The other events as "kind line:column reason".
    var problems: [String] {
        events.compactMap {
            switch $0 {
            case .record, .known: nil
            case .malformed(let position, let problem): "malformed \(position.line):\(position.column) \(problem)"
            case .truncated(let position, let problem): "truncated \(position.line):\(position.column) \(problem)"
            case .notJSON(let position, let problem): "not JSON \(position.line):\(position.column) \(problem)"
            case .topLevelScalar(let value, let position):
                "scalar \(position.line):\(position.column) \(value.serializedString())"
            }
        }
    }

    var positions: [JSONPosition] {
        events.map {
            switch $0 {
            case .record(_, _, let position), .known(_, _, let position), .malformed(let position, _),
                .truncated(let position, _), .notJSON(let position, _), .topLevelScalar(_, let position):
                position
            }
        }
    }
}

extension Reading: CustomTestStringConvertible {
    var testDescription: String {
        (records + problems + ["keys \(summary.topLevelKeys)"]).joined(separator: "\n")
    }
}

let animalContainers = JSONRecordReader.Containers(lists: ["animals", "organizations"], singles: ["animal"])

/// Reads the bytes in chunks of the sizes, taken in turn.
func readRecords(
    _ bytes: [UInt8],
    chunkSizes: [Int] = [.max],
    containers: JSONRecordReader.Containers = animalContainers,
    limits: JSONRecordReader.Limits = .init(),
    framing: JSONRecordReader.Framing = .automatic
) -> Reading {
    var reader = JSONRecordReader(containers: containers, limits: limits, framing: framing)
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
    reading.summary = reader.summary
    return reading
}

func readRecords(
    _ text: String,
    limits: JSONRecordReader.Limits = .init(),
    framing: JSONRecordReader.Framing = .automatic
) -> Reading {
    readRecords(Array(text.utf8), limits: limits, framing: framing)
}
