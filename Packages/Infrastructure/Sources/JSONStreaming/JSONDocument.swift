/// The text of an array or object that was read, and where in it everything lies.
///
/// Of a record that was read, not all is asked for. So its strings stay bytes until somebody wants one, and the record is
/// three pieces of memory instead of one a string, a list and an object.
final class JSONDocument: Sendable {
    /// Where a string lies in the text, without its quotes, or a run of nodes among the nodes.
    struct Extent: Sendable {
        let start: Int
        let count: Int

        var end: Int { start &+ count }

        /// Of nothing.
        static let none = Extent(start: 0, count: 0)
    }

    /// A member of an object, an element of an array, or the outermost value.
    struct Node: Sendable {
        /// The name of a member.
        let name: Extent
        let content: Content
    }

    /// A value; arrays and objects are runs of nodes.
    enum Content: Sendable {
        case null
        case bool(Bool)
        case integer(Int64)
        case double(Double)
        case string(Extent)
        case array(Extent)
        case object(Extent)
    }

    /// The text, with the escapes of its strings resolved.
    private let text: [UInt8]
    /// The hash of the bytes that it was read from, if somebody wants it.
    private let digest: UInt64?
    /// Whether all of its strings are ASCII.
    private let isASCII: Bool
    /// The members of an object and the elements of an array lie side by side; the outermost value comes last.
    private let nodes: [Node]

    /// Makes a document of a text in which all strings that the nodes name are UTF-8, and even ASCII if `isASCII`.
    init(text: [UInt8], digest: UInt64?, isASCII: Bool, nodes: [Node]) {
        self.text = text
        self.digest = digest
        self.isASCII = isASCII
        self.nodes = nodes
    }

    /// The outermost value.
    var value: JSONValue { value(at: nodes.count - 1) }

    /// The value of the node.
    func value(at node: Int) -> JSONValue {
        switch nodes[node].content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .double(let value): .double(value)
        case .string(let extent): .string(string(extent))
        case .array(let elements): .array((elements.start..<elements.end).map { value(at: $0) })
        case .object: .object(JSONObject(self, at: node))
        }
    }

    /// The hash of the bytes that the node was read from; nil for all but the outermost value.
    func digest(of node: Int) -> UInt64? {
        node == nodes.count - 1 ? digest : nil
    }

    /// The name of the member that the node is.
    func name(at node: Int) -> String {
        string(nodes[node].name)
    }

    /// The nodes of the members of the object that the node is.
    func members(of node: Int) -> Extent {
        if case .object(let members) = nodes[node].content { members } else { .none }
    }

    /// The last member with this name of the object that the node is; nil when there is none.
    func lastMember(of node: Int, named name: String) -> Int? {
        let members = members(of: node)
        let name = name.utf8.span
        // Spans are of constants, not of what an object holds.
        let (nodes, text) = (nodes, text)
        let (nodeSpan, textSpan) = (nodes.span, text.span)
        var index = members.end
        while index > members.start {
            index &-= 1
            let extent = nodeSpan[index].name
            // Comparing lengths first spares nearly every comparison of text.
            if extent.count == name.count, textSpan.holds(name, at: extent.start) { return index }
        }
        return nil
    }

    private func string(_ extent: Extent) -> String {
        guard isASCII else { return String(decoding: text[extent.start..<extent.end], as: UTF8.self) }
        let text = text
        // The decoder has seen that all strings are ASCII, and nothing changes them.
        let letters = unsafe UTF8Span(unchecked: text.span.extracting(extent.start..<extent.end), isKnownASCII: true)
        return String(copying: letters)
    }
}
