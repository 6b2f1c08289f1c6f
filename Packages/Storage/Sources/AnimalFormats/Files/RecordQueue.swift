import Boundaries
import Domain

/// Records that have been read and not yet handed out, in the order of the input.
struct RecordQueue {
    /// Indirect, since an animal is large and items are moved about.
    private indirect enum Item {
        case organization(Organization)
        case animal(Animal)
        case fault(RecordFault)
    }

    private var items: [Item] = []
    private var ignoredColumns: [String: Int] = [:]
    /// Whether nothing more can come.
    private(set) var hasEnded = false

    var count: Int { items.count }

    mutating func append(_ organization: consuming Organization) {
        items.append(.organization(organization))
    }

    mutating func append(_ animal: consuming Animal) {
        items.append(.animal(animal))
    }

    mutating func append(_ fault: RecordFault) {
        items.append(.fault(fault))
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
        guard !(items.isEmpty && hasEnded && ignoredColumns.isEmpty) else { return nil }
        var portion = RecordPortion(ignoredColumns: ignoredColumns, bytesRead: bytesRead)
        ignoredColumns = [:]
        portion.animals.reserveCapacity(min(count, items.count))
        for item in items.prefix(count) {
            switch item {
            case .organization(let organization): portion.organizations.append(organization)
            case .animal(let animal): portion.animals.append(animal)
            case .fault(let fault): portion.faults.append(fault)
            }
        }
        items.removeFirst(min(count, items.count))
        return portion
    }
}
