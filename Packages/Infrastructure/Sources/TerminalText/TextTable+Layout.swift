extension TextTable {
    /// Which columns are shown, and how wide.
    struct Layout {
        /// The places of the columns that are shown, in order.
        private(set) var visible: [Int]
        /// The width of each of them.
        private(set) var widths: [Int]

        init(columns: [Column], naturalWidths: [Int], width: Int?, frame: Frame) {
            visible = Array(columns.indices)
            widths = naturalWidths
            guard let width = width.map({ max($0, TextTable.minimumWidth) }), !columns.isEmpty else { return }

            let floors = zip(columns, naturalWidths).map { $0.sizing.floor(natural: $1) }
            while visible.count > 1,
                visible.reduce(0, { $0 + floors[$1] }) + frame.overhead(ofColumns: visible.count) > width,
                let last = Self.firstToLeaveOut(of: visible, columns: columns)
            {
                visible.removeAll { $0 == last }
            }
            let room = width - frame.overhead(ofColumns: visible.count)
            widths = visible.map { min(naturalWidths[$0], room) }
            if visible.count > 1 {
                shrink(to: room, floors: visible.map { floors[$0] })
            }
        }

        private static func firstToLeaveOut(of visible: [Int], columns: [Column]) -> Int? {
            visible.min { (columns[$0].priority, -$0) < (columns[$1].priority, -$1) }
        }

        /// Takes columns from the widest that may still lose one, until all fit; the floors are known to fit.
        private mutating func shrink(to room: Int, floors: [Int]) {
            var excess = widths.reduce(0, +) - room
            while excess > 0 {
                let candidates = widths.indices.filter { widths[$0] > floors[$0] }
                guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
                widths[widest] -= 1
                excess -= 1
            }
        }
    }
}

extension TextTable.Column.Sizing {
    /// The least width of a column whose widest cell has the width `natural`.
    func floor(natural: Int) -> Int {
        switch self {
        case .fixed: natural
        case .flexible(let minimum): min(natural, max(1, minimum))
        }
    }
}
