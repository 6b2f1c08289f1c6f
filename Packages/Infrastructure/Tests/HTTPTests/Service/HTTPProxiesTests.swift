import HTTPTransport
import Testing

@Suite("Proxies of the environment")
struct HTTPProxiesTests {
    private func proxy(for text: String, _ environment: [String: String]) throws -> String? {
        try HTTPProxies(environment: environment).proxy(for: url(text))?.description
    }

    @Test(
        "Each scheme has its variable; the one in lower case wins",
        arguments: [
            (["https_proxy": "http://p.example:1"], "https://a.example/", "p.example:1"),
            (["HTTPS_PROXY": "http://p.example:1"], "https://a.example/", "p.example:1"),
            (["https_proxy": "low.example", "HTTPS_PROXY": "up.example"], "https://a.example/", "low.example:80"),
            (["http_proxy": "p.example:3128"], "http://a.example/", "p.example:3128"),
            (["HTTP_PROXY": "p.example:3128"], "http://a.example/", nil),
            (["http_proxy": "p.example"], "https://a.example/", nil),
            (["https_proxy": "p.example"], "http://a.example/", nil),
            (["all_proxy": "p.example"], "http://a.example/", "p.example:80"),
            (["ALL_PROXY": "p.example"], "https://a.example/", "p.example:80"),
            (["ALL_PROXY": "all.example", "https_proxy": "p.example"], "https://a.example/", "p.example:80"),
            (["https_proxy": ""], "https://a.example/", nil),
            (["https_proxy": "http://[::1]:8080"], "https://a.example/", "[::1]:8080"),
            ([:], "https://a.example/", nil),
        ] as [([String: String], String, String?)]
    )
    func variables(environment: [String: String], address: String, expected: String?) throws {
        #expect(try proxy(for: address, environment) == expected)
    }

    @Test(
        "NO_PROXY leaves hosts out",
        arguments: [
            ("a.example", "https://a.example/", true), ("a.example", "https://sub.a.example/", true),
            (".a.example", "https://a.example/", true), (".a.example", "https://sub.a.example/", true),
            ("*.a.example", "https://sub.a.example/", true), ("a.example", "https://ba.example/", false),
            ("A.Example", "https://a.EXAMPLE/", true), ("a.example", "https://a.example./", true),
            ("b.example, a.example", "https://a.example/", true), ("b.example a.example", "https://a.example/", true),
            ("*", "https://a.example/", true), ("", "https://a.example/", false), (" , ", "https://a.example/", false),
            (".", "https://a.example/", false),
            ("a.example:443", "https://a.example/", true), ("a.example:8443", "https://a.example/", false),
            ("a.example:8443", "https://a.example:8443/", true), ("*:8443", "https://x.example:8443/", true),
            ("127.0.0.1", "https://127.0.0.1/", true), ("127.0.0.1:443", "https://127.0.0.1/", true),
            ("127.0.0.1:80", "https://127.0.0.1/", false), ("10.0.0.0/8", "https://10.200.3.4/", true),
            ("10.0.0.0/8", "https://11.0.0.1/", false), ("192.168.4.0/22", "https://192.168.7.255/", true),
            ("192.168.4.0/22", "https://192.168.8.0/", false), ("0.0.0.0/0", "https://8.8.8.8/", true),
            ("10.0.0.0/33", "https://10.0.0.0/", false), ("10.0.0.0/8", "https://a10.example/", false),
            ("::1", "https://[::1]/", true), ("[::1]", "https://[::1]/", true), ("[::1]:443", "https://[::1]/", true),
            ("[::1]:80", "https://[::1]/", false), ("0:0:0:0:0:0:0:1", "https://[::1]/", true),
            ("fd00::/8", "https://[fd12:3456::1]/", true), ("fd00::/8", "https://[fe80::1]/", false),
            ("::ffff:10.0.0.1", "https://[::ffff:a00:1]/", true), ("10.0.0.1", "https://[::1]/", false),
        ]
    )
    func exceptions(list: String, address: String, isDirect: Bool) throws {
        for name in ["no_proxy", "NO_PROXY"] {
            let found = try proxy(for: address, ["https_proxy": "http://p.example:1", name: list])
            #expect(found == (isDirect ? nil : "p.example:1"))
        }
    }

    @Test("A name and password become credentials, and are shown nowhere")
    func credentials() throws {
        let proxies = HTTPProxies(environment: ["https_proxy": "http://user:pa%40ss@p.example:3128/"])
        let proxy = try #require(try proxies.proxy(for: url("https://a.example/")))
        #expect(proxy.credentials == "dXNlcjpwYUBzcw==")
        var dumped = ""
        dump(proxy, to: &dumped)
        for text in ["\(proxy)", String(reflecting: proxy), dumped] {
            #expect(!text.contains("pa@ss"))
            #expect(!text.contains("pa%40ss"))
            #expect(!text.contains("dXNlcj"))
        }
    }

    @Test(
        "A proxy that cannot be used is told, not gone round, and its address not shown",
        arguments: [
            ("socks5://user:s3cret@p.example", "names a proxy of the kind “socks5”"),
            ("https://user:s3cret@p.example", "names a proxy of the kind “https”"),
            ("http://", "holds no proxy's address"), ("http://user:s3cret@:80", "holds no proxy's address"),
        ]
    )
    func unusable(value: String, reason: String) throws {
        let proxies = HTTPProxies(environment: ["HTTPS_PROXY": value])
        let error = try #require(throws: HTTPError.self) { try proxies.proxy(for: url("https://a.example/")) }
        #expect(error.description.contains("HTTPS_PROXY \(reason)"))
        #expect(!error.description.contains("s3cret"))
        #expect(try proxies.proxy(for: url("http://a.example/")) == nil)
    }
}
