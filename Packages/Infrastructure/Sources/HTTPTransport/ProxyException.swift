/// One entry of `NO_PROXY`.
struct ProxyException: Hashable, Sendable {
    private enum Hosts: Hashable {
        case all
        case name(String)
        case block(IPAddressBlock)
    }

    private let hosts: Hosts
    /// `nil` for every port.
    private let port: Int?

    init(_ text: String) {
        let (host, port) = Self.split(text.lowercased())
        self.port = port
        if host == "*" {
            hosts = .all
        } else if let block = IPAddressBlock(host.trimmingBrackets) {
            hosts = .block(block)
        } else {
            hosts = .name(String(host.drop { $0 == "." || $0 == "*" }))
        }
    }

    /// - Parameter host: In lower case.
    func covers(host: String, port: Int) -> Bool {
        guard self.port == nil || self.port == port else { return false }
        switch hosts {
        case .all: return true
        case .name(let name):
            let host = host.hasSuffix(".") ? String(host.dropLast()) : host
            return !name.isEmpty && (host == name || host.hasSuffix(".\(name)"))
        case .block(let block):
            return IPAddress(host.trimmingBrackets).map(block.contains) ?? false
        }
    }

    /// Takes a port off the end; the last group of an IPv6 address that has no brackets is none.
    private static func split(_ text: String) -> (host: String, port: Int?) {
        guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]) else {
            return (text, nil)
        }
        let host = text[..<colon]
        guard !host.contains(":") || host.hasSuffix("]") else { return (text, nil) }
        return (String(host), port)
    }
}
