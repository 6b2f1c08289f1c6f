import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("Certificates", .timeLimit(.minutes(1)))
struct TrustTests {
    private func ask(
        _ certificate: LoopbackCertificate,
        at host: String = "localhost",
        trustsAuthority: Bool = true
    ) async throws -> HTTPAnswer {
        var answer: HTTPAnswer?
        try await withFolder { folder in
            try LoopbackServer.writeAuthority(to: "\(folder)/ca.pem")
            let caFile = trustsAuthority ? "\(folder)/ca.pem" : nil
            try await withServer(tls: certificate, trusting: caFile) { _ in
                .text("ok")
            } _: { server, transport in
                defer { if answer == nil { #expect(server.requests.isEmpty) } }
                answer = try await transport.answer(to: HTTPRequest(.get, server.url("/", host: host)))
            }
        }
        return try #require(answer)
    }

    @Test("A certificate of an authority in the file is trusted", arguments: ["localhost", "127.0.0.1"])
    func trusted(host: String) async throws {
        #expect(try await ask(.trusted, at: host).status == 200)
    }

    @Test("Without the file it is not: the system does not know the authority")
    func unknownAuthority() async throws {
        let error = HTTPError.untrusted(
            host: "localhost",
            reason: "no authority that is trusted here vouches for it"
        )
        await #expect(throws: error) { try await ask(.trusted, trustsAuthority: false) }
    }

    @Test(
        "A certificate that is not trusted says why, and nothing is sent",
        arguments: [
            (LoopbackCertificate.wrongName, "it is made for other names than localhost"),
            (.expired, "it expired on 2001-01-01"),
            (.selfSigned, "it is self-signed: no authority vouches for it"),
        ]
    )
    func untrusted(certificate: LoopbackCertificate, reason: String) async throws {
        await #expect(throws: HTTPError.untrusted(host: "localhost", reason: reason)) { try await ask(certificate) }
    }

    @Test("A file of certificates that is missing, empty or something else is told at once")
    func badFiles() async throws {
        try await withFolder { folder in
            let missing = "\(folder)/missing.pem"
            #expect(throws: CertificateFileError.unreadable(path: missing)) {
                try AsyncHTTPTransport(userAgent: "HTTPTests", caFile: missing)
            }
            for text in ["", "hello", "-----BEGIN CERTIFICATE-----\nnonsense\n-----END CERTIFICATE-----\n"] {
                let path = "\(folder)/file.pem"
                try Data(text.utf8).write(to: URL(filePath: path))
                #expect(throws: CertificateFileError.noCertificates(path: path)) {
                    try AsyncHTTPTransport(userAgent: "HTTPTests", caFile: path)
                }
            }
        }
    }
}
