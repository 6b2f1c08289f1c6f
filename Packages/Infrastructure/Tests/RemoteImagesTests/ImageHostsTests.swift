import FoundationEssentials
import Testing

@testable import RemoteImages

@Suite("The hosts that pictures are fetched from")
struct ImageHostsTests {
    private let hosts = ImageHosts(["cdn.example.org", "shelter.example:8443", "127.0.0.1:8080", "", "not a host"])

    @Test(
        "An address at a host of the list is asked for by https",
        arguments: [
            ("https://cdn.example.org/a.jpg?w=1", "https://cdn.example.org/a.jpg?w=1"),
            ("http://cdn.example.org/a.jpg", "https://cdn.example.org/a.jpg"),
            ("http://cdn.example.org:80/a.jpg", "https://cdn.example.org/a.jpg"),
            ("HTTPS://CDN.Example.ORG/a.jpg#top", "HTTPS://CDN.Example.ORG/a.jpg"),
            ("https://cdn.example.org:443/a.jpg", "https://cdn.example.org:443/a.jpg"),
            ("https://shelter.example:8443/a.jpg", "https://shelter.example:8443/a.jpg"),
            ("http://127.0.0.1:8080/a.jpg", "http://127.0.0.1:8080/a.jpg"),
        ]
    )
    func allowed(address: String, asked: String) throws {
        #expect(try hosts.url(of: address).absoluteString == asked)
    }

    @Test(
        "No other host is asked, however much its name looks like one of the list",
        arguments: [
            "https://example.org/a.jpg", "https://evil.cdn.example.org/a.jpg",
            "https://cdn.example.org.evil.example/a.jpg",
            "https://cdn.example.org:8443/a.jpg", "https://shelter.example/a.jpg", "https://127.0.0.1/a.jpg",
            "http://127.0.0.1:22/a.jpg", "http://localhost:8080/a.jpg", "http://192.168.1.1/a.jpg", "https://10.0.0.1/",
            "http://[::1]:8080/a.jpg", "http://169.254.169.254/latest/meta-data", "https://0x7f000001:8080/",
            "https://2130706433:8080/a.jpg",
        ]
    )
    func foreign(address: String) {
        #expect(throws: RemoteImageError.self) { try hosts.url(of: address) }
    }

    @Test(
        "What is no web address is none, nor is one with a login",
        arguments: [
            "", "a.jpg", "/a.jpg", "file:///etc/passwd", "ftp://cdn.example.org/a.jpg", "data:image/png;base64,AAAA",
            "https://", "https://me@cdn.example.org/a.jpg", "https://me:secret@cdn.example.org/a.jpg",
            "javascript:alert(1)",
        ]
    )
    func bad(address: String) {
        #expect(throws: RemoteImageError.badAddress) { try hosts.url(of: address) }
    }

    @Test("Without a list, nothing is asked")
    func empty() {
        #expect(throws: RemoteImageError.foreignHost("cdn.example.org")) {
            try ImageHosts([]).url(of: "https://cdn.example.org/a.jpg")
        }
    }
}
