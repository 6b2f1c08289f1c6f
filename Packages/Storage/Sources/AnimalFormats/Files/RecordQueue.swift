import Boundaries
import Domain

/// Records that have been read and not yet handed out, in the order of the input.
struct RecordQueue {
    private enum Kind {
        case organization, animal, repeated, fault
    }

    /// What the records are, in their order; each is the next one of its list.
    private var kinds: [Kind] = []
    private var organizations: [Organization] = []
    private var animals: [Animal] = []
    /// Of each of the animals.
    private var fingerprints: [RecordFingerprint?] = []
    private var repeated: [RepeatedRecord] = []
    private var faults: [RecordFault] = []
    private var ignoredColumns: [String: Int] = [:]
    /// Whether nothing more can come.
    private(set) var hasEnded = false

    /// What need not be read again.
    var known: any KnownRecords = NoKnownRecords()

    var count: Int { kinds.count }

    mutating func append(_ organization: consuming Organization) {
        kinds.append(.organization)
        organizations.append(organization)
    }

    mutating func append(_ animal: consuming Animal, fingerprint: RecordFingerprint? = nil) {
        kinds.append(.animal)
        animals.append(animal)
        fingerprints.append(fingerprint)
    }

    /// Its position is found when it is taken out.
    mutating func append(_ record: RepeatedRecord) {
        kinds.append(.repeated)
        repeated.append(record)
    }

    mutating func append(_ fault: RecordFault) {
        kinds.append(.fault)
        faults.append(fault)
        if fault.endsInput { hasEnded = true }
    }

    mutating func countIgnored(columns: [String]) {
        for column in columns { ignoredColumns[column, default: 0] += 1 }
    }

    mutating func end() {
        hasEnded = true
    }

    /// Takes at most `count` records out; `nil` when there are none and none will come.
    mutating func take(_ count: Int, bytesRead: Int) -> RecordPortion? {
        guard !(kinds.isEmpty && hasEnded && ignoredColumns.isEmpty) else { return nil }
        defer { ignoredColumns = [:] }
        let taken = kinds.prefix(count)
        let numbers = (
            organizations: taken.count { $0 == .organization },
            animals: taken.count { $0 == .animal },
            repeated: taken.count { $0 == .repeated },
            faults: taken.count { $0 == .fault }
        )
        var repeated = Self.takeFirst(numbers.repeated, of: &repeated)
        Self.position(&repeated, among: taken)
        kinds.removeFirst(taken.count)
        return RecordPortion(
            organizations: Self.takeFirst(numbers.organizations, of: &organizations),
            animals: Self.takeFirst(numbers.animals, of: &animals),
            fingerprints: Self.takeFirst(numbers.animals, of: &fingerprints),
            repeated: repeated,
            faults: Self.takeFirst(numbers.faults, of: &faults),
            ignoredColumns: ignoredColumns,
            bytesRead: bytesRead
        )
    }

    private static func position(_ repeated: inout [RepeatedRecord], among kinds: some Collection<Kind>) {
        var (index, animals) = (0, 0)
        for kind in kinds {
            if kind == .animal { animals += 1 }
            guard kind == .repeated else { continue }
            repeated[index].position = animals
            index += 1
        }
    }

    /// Hands the list itself out and moves the few that stay, since an animal is large. As many will come again.
    private static func takeFirst<Record>(_ count: Int, of records: inout [Record]) -> [Record] {
        var rest: [Record] = []
        rest.reserveCapacity(max(count, records.count - count))
        rest += records[count...]
        records.removeLast(rest.count)
        defer { records = rest }
        return records
    }
}
