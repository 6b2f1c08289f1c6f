import LoopbackServer

/// Servers that are not shown to be who they say.
extension ServerFault {
    static let trust: [ServerFault] = [
        ServerFault(
            name: "has a certificate for another name",
            outcome: .stops("WRONGNAME"),
            pages: 0,
            certificate: .wrongName
        ),
        ServerFault(
            name: "has a certificate that has expired",
            outcome: .stops("EXPIREDCERT"),
            pages: 0,
            certificate: .expired
        ),
        ServerFault(
            name: "has a certificate that nobody vouches for",
            outcome: .stops("SELF"),
            pages: 0,
            certificate: .selfSigned
        ),
    ]
}
