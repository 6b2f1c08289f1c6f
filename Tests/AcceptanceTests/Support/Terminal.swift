import Glibc

/// A terminal of a fixed size without a screen: what a program writes to one end can be read from the other.
struct Terminal {
    let columns: UInt16
    let rows: UInt16

    static let usual = Terminal(columns: 80, rows: 24)

    /// Makes the two ends: the test's, and the program's.
    func open() throws -> (controller: Descriptor, terminal: Descriptor) {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard unsafe openpty(&ends.controller, &ends.terminal, nil, nil, &size) == 0 else {
            throw SystemFailure("openpty")
        }
        let (controller, terminal) = (Descriptor(ends.controller), Descriptor(ends.terminal))
        try controller.setPrivate()
        try terminal.setPrivate()
        return (controller, terminal)
    }
}
