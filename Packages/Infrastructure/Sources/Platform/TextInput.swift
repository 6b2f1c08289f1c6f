/// Somewhere text comes from: a terminal, a pipe, a file, or memory.
public protocol TextInput: Sendable {
    /// Whether a person types here, so that asking makes sense.
    var isTerminal: Bool { get }

    /// The next bytes, at least one and at most `count`; none at the end. Blocks while there is nothing yet.
    func read(upTo count: Int) throws(StreamError) -> [UInt8]

    /// The next line without its line end (LF or CR LF); nil at the end. Blocks while there is nothing yet.
    ///
    /// What is not UTF-8 becomes replacement characters.
    func readLine() throws(StreamError) -> String?
}
