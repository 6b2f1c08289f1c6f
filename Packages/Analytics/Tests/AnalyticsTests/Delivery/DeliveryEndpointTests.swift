import FoundationEssentials
import HTTPTransport
import Secrets
import Testing

@testable import Analytics

@Suite("Where events are sent")
struct DeliveryEndpointTests {
    @Test(
        "an address that names only the server gets the service's path",
        arguments: [
            ("https://events.example.org", "https://events.example.org/v1/batch"),
            ("https://events.example.org/", "https://events.example.org/v1/batch"),
            ("https://events.example.org/capture", "https://events.example.org/capture"),
            ("http://localhost:4318", "http://localhost:4318/v1/batch"),
            ("http://127.0.0.1:1", "http://127.0.0.1:1/v1/batch"),
            ("http://127.8.9.1", "http://127.8.9.1/v1/batch"),
            ("http://[::1]:4318", "http://[::1]:4318/v1/batch"),
        ]
    )
    func allowed(text: String, url: String) throws {
        #expect(try DeliveryEndpoint(text, path: "/v1/batch").url.absoluteString == url)
    }

    @Test(
        "nothing goes unencrypted to another machine, nor to what is no plain address",
        arguments: [
            ("http://events.example.org", DeliveryEndpointError.notEncrypted(host: "events.example.org")),
            ("http://127.0.0.1.example.org", .notEncrypted(host: "127.0.0.1.example.org")),
            ("http://localhost.example.org", .notEncrypted(host: "localhost.example.org")),
            ("http://128.0.0.1", .notEncrypted(host: "128.0.0.1")),
            ("https://key@events.example.org", .holdsSecret(host: "events.example.org")),
            ("https://a:b@events.example.org", .holdsSecret(host: "events.example.org")),
            ("ftp://events.example.org", .notAnAddress("ftp://events.example.org")),
            ("https://events.example.org?key=1", .notAnAddress("https://events.example.org?key=1")),
            ("events.example.org", .notAnAddress("events.example.org")),
            ("https://", .notAnAddress("https://")),
            ("", .notAnAddress("")),
        ]
    )
    func refused(text: String, error: DeliveryEndpointError) {
        #expect(throws: error) { try DeliveryEndpoint(text, path: "/v1/batch") }
        #expect(!error.description.contains("key@"))
    }

    @Test("OTLP's headers are read as its environment variable has them")
    func headers() throws {
        let format = OTLPFormat(version: "1")
        let headers = try format.headers(with: Secret("api-key=a=b%20c, tenant = 7"))
        #expect(headers["api-key"] == "a=b c")
        #expect(headers["tenant"] == "7")
        #expect(try format.headers(with: nil).fields.isEmpty)
        for text in ["just-a-key", "=value", "a b=c", "a=b%0d%0aevil: 1", "a=%zz", "a=b%+1"] {
            #expect(throws: BadDeliverySecret.self, "\(text)") { try format.headers(with: Secret(text)) }
        }
    }

    @Test("a write key is the user name of Basic authentication, and so holds no colon")
    func basic() throws {
        let format = HTTPBatchFormat(version: "1")
        #expect(try format.headers(with: Secret("abc"))["Authorization"] == "Basic YWJjOg==")
        #expect(try format.headers(with: nil).fields.isEmpty)
        #expect(throws: BadDeliverySecret.self) { try format.headers(with: Secret("a:b")) }
    }

    @Test("pauses double up to an hour, and are never shorter than a server asks for")
    func backOff() {
        let pauses = (1...12).map { BackOff.pause(failures: $0, asked: nil, random: 0) }
        #expect(pauses == [5, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_800, 1_800, 1_800])
        #expect(BackOff.pause(failures: 1, asked: nil, random: 0.999) == 10)
        #expect(BackOff.pause(failures: 1, asked: 2, random: 0) == 5)
        #expect(BackOff.pause(failures: 9, asked: 2_000, random: 0) == 2_000)
        #expect(BackOff.pause(failures: 1, asked: 1e9, random: 0) == 86_400)
    }
}
