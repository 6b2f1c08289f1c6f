import LoopbackServer

/// Servers that send on to where it is not safe to go.
extension ServerFault {
    static let redirects: [ServerFault] = [
        ServerFault(
            name: "redirects in a loop",
            outcome: .stops(
                "shelter.example cannot be asked like this: it sends from one address to the next without end. Check the settings of this source."
            ),
            pages: 1,
            goesOn: true
        ) { request, _ in
            if request.isForSecondPage { return .redirect(to: "/here?round=1") }
            return request.path == "/here"
                ? .redirect(to: "/there") : request.path == "/there" ? .redirect(to: "/here") : nil
        },
        ServerFault(
            name: "redirects to a file of this machine",
            outcome: .stops(
                "shelter.example cannot be asked like this: it sends to file:///etc/passwd, which is not safe to follow. Check the settings of this source."
            ),
            pages: 1,
            goesOn: true
        ) { request, _ in
            request.isForSecondPage ? .redirect(to: "file:///etc/passwd") : nil
        },
        ServerFault(
            name: "redirects from https to http",
            outcome: .stops(
                "shelter.example cannot be asked like this: it sends to http://other.example/api/v1/animals, which is not safe to follow. Check the settings of this source."
            ),
            pages: 1,
            goesOn: true,
            certificate: .trusted
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere) : nil
        },
        ServerFault(
            name: "redirects to another host, which asks for the key",
            outcome: .stops(
                "other.example refused the credentials: Unauthorized: the API key is not valid. Check the key or password of this source."
            ),
            pages: 1,
            goesOn: true,
            asksElsewhere: true
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere) : nil
        },
        ServerFault(
            name: "redirects a search with its body to another host",
            outcome: .stops(
                "shelter.example cannot be asked like this: it sends to http://other.example/v5/public/animals/search/available, which is not safe to follow. Check the settings of this source."
            ),
            pages: 1,
            goesOn: true,
            feed: .rescueGroups
        ) { request, stage in
            request.isForSecondPage ? .redirect(to: stage.elsewhere, status: 307) : nil
        },
    ]
}
