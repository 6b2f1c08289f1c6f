import LoopbackServer

/// Servers that send on to where it is not safe to go.
extension ServerFault {
    static let redirects: [ServerFault] = [
        ServerFault(
            name: "redirects in a loop",
            outcome: .stops("LOOP"),
            pages: 1,
            goesOn: true
        ) { request, _ in
            if request.isForSecondPage { return .redirect(to: "/here?round=1") }
            return request.path == "/here"
                ? .redirect(to: "/there") : request.path == "/there" ? .redirect(to: "/here") : nil
        },
        ServerFault(
            name: "redirects to a file of this machine",
            outcome: .stops("FILE"),
            pages: 1,
            goesOn: true
        ) { request, _ in
            request.isForSecondPage ? .redirect(to: "file:///etc/passwd") : nil
        },
        ServerFault(
            name: "redirects from https to http",
            outcome: .stops("HTTP"),
            pages: 1,
            goesOn: true,
            certificate: .trusted
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere) : nil
        },
        ServerFault(
            name: "redirects to another host, which asks for the key",
            outcome: .stops("OTHER"),
            pages: 1,
            goesOn: true,
            asksElsewhere: true
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere) : nil
        },
        ServerFault(
            name: "redirects a search with its body to another host",
            outcome: .stops("BODY"),
            pages: 1,
            goesOn: true,
            feed: .rescueGroups
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere, status: 307) : nil
        },
    ]
}
