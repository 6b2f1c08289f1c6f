/// Holds whoever waits at it until a test opens it.
public final class LoopbackGate: Sendable {
    private let opening = Latch()
    private let arriving = Latch()

    public init() {}

    /// Waits until the gate is open, or the waiting task is cancelled.
    public func pass() async {
        arriving.open()
        await opening.wait()
    }

    /// Waits until somebody has come to the gate, or the waiting task is cancelled.
    public func arrival() async {
        await arriving.wait()
    }

    /// Lets everyone through from now on.
    public func open() {
        opening.open()
    }
}
