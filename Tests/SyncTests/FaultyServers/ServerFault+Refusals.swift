import LoopbackServer

/// Servers that do not want to, or cannot for now.
extension ServerFault {
    static let refusals: [ServerFault] = [
        ServerFault(
            name: "answers 429 with Retry-After: 7, once",
            outcome: .completes,
            pages: 3,
            pause: 7
        ) { request, stage in
            request.isForSecondPage && stage.earlier == 1 ? .status(429, headers: ["Retry-After": "7"]) : nil
        },
        ServerFault(
            name: "answers 429 with Retry-After: 3600",
            outcome: .stops("shelter.example wants no more requests for now. Try again in 60 minutes."),
            pages: 1,
            goesOn: true
        ) { request, _ in
            request.isForSecondPage ? .status(429, headers: ["Retry-After": "3600"]) : nil
        },
        ServerFault(
            name: "answers 429 without Retry-After, once",
            outcome: .completes,
            pages: 3,
            pause: 0.25
        ) { request, stage in
            request.isForSecondPage && stage.earlier == 1 ? .status(429) : nil
        },
        ServerFault(
            name: "answers 429 without Retry-After, every time",
            outcome: .stops("shelter.example wants no more requests for now. Try again later."),
            pages: 1,
            goesOn: true
        ) { request, _ in
            request.isForSecondPage ? .status(429) : nil
        },
        ServerFault(name: "answers 500 every third time", outcome: .completes, pages: 3) { _, stage in
            stage.earlier % 3 == 2 ? .status(500) : nil
        },
        ServerFault(
            name: "answers 500 every time",
            outcome: .stops("shelter.example has trouble of its own (HTTP 500). Try again later."),
            pages: 1,
            goesOn: true
        ) { request, _ in
            request.isForSecondPage ? .status(500) : nil
        },
        ServerFault(
            name: "takes the token for expired in the middle",
            outcome: .completes,
            pages: 3,
            feed: .petfinder,
            tokenUses: 2
        ),
        ServerFault(
            name: "takes every token for expired",
            outcome: .stops(
                "shelter.example refused the credentials: Access token invalid or expired. Check the key or password of this source."
            ),
            pages: 0,
            feed: .petfinder,
            tokenUses: 0
        ),
    ]
}
