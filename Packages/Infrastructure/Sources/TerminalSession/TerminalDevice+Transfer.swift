import CPlatform
import Glibc
import Platform

extension TerminalDevice {
    /// What has arrived, without waiting; empty when the terminal is gone, `nil` when there is nothing yet.
    func read(upTo count: Int = 16 * 1024) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        while true {
            // The buffer lives as long as the call, and the system writes no more than its length.
            let received = unsafe bytes.withUnsafeMutableBytes { raw in
                unsafe Glibc.read(input, raw.baseAddress, raw.count)
            }
            if received >= 0 {
                bytes.removeLast(count - received)
                return bytes
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: return nil
            default: return []
            }
        }
    }

    /// Writes all bytes, however many calls it takes.
    ///
    /// - Parameter shouldGiveUp: asked each time that the terminal has taken nothing for half a second.
    func write(_ bytes: [UInt8], shouldGiveUp: () -> Bool = { true }) throws(SystemErrorCode) {
        var written = 0
        while written < bytes.count {
            guard try waitUntilWritable(shouldGiveUp) else { continue }
            let rest = bytes.span.extracting(droppingFirst: written)
            // The system only reads, during the call. Small pieces, so that a blocking descriptor blocks the less.
            let count = unsafe rest.withUnsafeBytes { raw in
                unsafe cplatform_guard_write(guardNumber, output, raw.baseAddress, min(raw.count, 4096))
            }
            if count >= 0 {
                written += count
            } else if errno != EINTR, errno != EAGAIN {
                throw SystemErrorCode(rawValue: errno)
            }
        }
    }

    /// Whether the terminal takes bytes now, or after a wait.
    private func waitUntilWritable(_ shouldGiveUp: () -> Bool) throws(SystemErrorCode) -> Bool {
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        // The structure is the one request that the count says, and lives as long as the call.
        let ready = unsafe poll(&request, 1, 500)
        if ready > 0 { return true }
        if ready == 0, shouldGiveUp() { throw SystemErrorCode(rawValue: ECANCELED) }
        return false
    }
}
