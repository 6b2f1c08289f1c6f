/// Something a server does to answer. Steps that tell a fault are for servers that are out of order.
public enum LoopbackStep: Sendable {
    /// The status line and headers, written as they stand. A head without `Content-Length` and `Transfer-Encoding` is
    /// ended by closing the connection.
    case head(_ status: Int, _ headers: LoopbackHeaders = [:])
    /// These bytes at once.
    case bytes([UInt8])
    /// These bytes one by one, each in a packet of its own.
    case eachByte([UInt8])
    /// Waits for a test.
    case pause(until: LoopbackGate)
    /// Says nothing more until the client goes away.
    case stall
    /// The same bytes again and again, no faster than they are taken, until the client goes away.
    case endless([UInt8])
    /// Ends the connection, in good order (TCP FIN).
    case close
    /// Breaks the connection off (TCP RST).
    case reset
    /// As a proxy does after `CONNECT`: from now on bytes go to and from a port on 127.0.0.1 as they come.
    case tunnel(port: Int)
}
