import LoopbackServer

/// Servers that are not shown to be who they say.
extension ServerFault {
    static let trust: [ServerFault] = [
        ServerFault(
            name: "has a certificate for another name",
            outcome: .stops(
                "shelter.example cannot be reached: its certificate is not trusted: it is made for other names than shelter.example."
            ),
            pages: 0,
            certificate: .wrongName
        ),
        ServerFault(
            name: "has a certificate that has expired",
            outcome: .stops(
                "shelter.example cannot be reached: its certificate is not trusted: it expired on 2001-01-01."
            ),
            pages: 0,
            certificate: .expired
        ),
        ServerFault(
            name: "has a certificate that nobody vouches for",
            outcome: .stops(
                "shelter.example cannot be reached: its certificate is not trusted: it is self-signed: no authority vouches for it."
            ),
            pages: 0,
            certificate: .selfSigned
        ),
    ]
}
