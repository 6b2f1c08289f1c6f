import Glibc
import Testing

/// A terminal without a screen: what is written to one end can be read from the other.
final class Pseudoterminal {
    let controller: Int32
    let terminal: Int32

    init(columns: UInt16, rows: UInt16) throws {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(unsafe openpty(&ends.controller, &ends.terminal, nil, nil, &size) == 0)
        controller = ends.controller
        terminal = ends.terminal
    }

    deinit {
        close(controller)
        close(terminal)
    }

    func resize(columns: UInt16, rows: UInt16) throws {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(unsafe ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    }
}
