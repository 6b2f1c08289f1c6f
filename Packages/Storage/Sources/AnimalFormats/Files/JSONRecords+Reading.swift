package import Boundaries
package import Domain
import JSONStreaming

extension JSONRecords {
    /// Every animal of `bytes` that a feed writes in a way of its own: the mapping is the feed's, all else is done here.
    ///
    /// Records are the elements of the list under one of the keys `lists` of a top-level object, and those of a top-level
    /// array. A record that cannot be read is a fault, and the next one is read as if nothing had happened.
    ///
    /// - Parameter animal: Makes an animal of a record, or says what keeps it from being one.
    package static func read(
        _ bytes: [UInt8],
        lists: [String],
        animal: (WireObject) throws(RecordProblem) -> Animal
    ) -> RecordPortion {
        var portion = RecordPortion(bytesRead: bytes.count)
        var events: [JSONRecordEvent] = []
        var reader = JSONRecordReader(containers: .init(lists: lists))
        reader.consume(bytes) { events.append($0) }
        reader.finish { events.append($0) }
        let isArray = bytes.first { !$0.isSpace } == UInt8(ascii: "[")
        for event in events {
            switch event {
            case .record(let label, let value, let position) where label != nil || isArray:
                do throws(RecordProblem) {
                    guard case .object(let record) = value else { throw .notARecord }
                    portion.animals.append(try animal(WireObject(record)))
                } catch {
                    portion.faults.append(RecordFault(position, error.description))
                }
            case .record(_, let value, let position), .topLevelScalar(let value, let position):
                portion.faults.append(RecordFault(position, noAnimals + content(of: value), endsInput: true))
            case .known: break  // Nobody says that anything is.
            case .malformed(let position, let problem):
                portion.faults.append(RecordFault(position, problem.description))
            case .truncated(let position, let problem), .notJSON(let position, let problem):
                portion.faults.append(RecordFault(position, problem.description, endsInput: true))
            }
        }
        return portion
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
