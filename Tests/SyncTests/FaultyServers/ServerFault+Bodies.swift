import LoopbackServer

/// Bodies that come slowly, in part, or without end.
extension ServerFault {
    static let bodies: [ServerFault] = [
        ServerFault(name: "sends its answer byte by byte", outcome: .completes, pages: 3) { request, stage in
            guard request.isForSecondPage else { return nil }
            return stage.good().replacingBody {
                [.eachByte(Array($0.prefix(3000))), .bytes(Array($0.dropFirst(3000)))]
            }
        },
        ServerFault(
            name: "sends a byte now and then, without end",
            outcome: .stops(
                "shelter.example cannot be reached: it took too long to answer."
            ),
            pages: 1,
            goesOn: true,
            policy: .impatient
        ) { request, _ in
            request.isForSecondPage ? .trickle : nil
        },
        ServerFault(
            name: "stalls in the middle of its answer",
            outcome: .stops(
                "shelter.example cannot be reached: it stopped answering."
            ),
            pages: 1,
            goesOn: true,
            policy: .impatient
        ) { request, stage in
            guard request.isForSecondPage else { return nil }
            return stage.good().replacingBody { [.bytes(Array($0.prefix(500))), .stall] }
        },
        ServerFault(
            name: "takes the request and says nothing",
            outcome: .stops(
                "shelter.example cannot be reached: it stopped answering."
            ),
            pages: 1,
            goesOn: true,
            policy: .impatient
        ) { request, _ in
            request.isForSecondPage ? LoopbackResponse([.stall]) : nil
        },
        ServerFault(name: "resets the connection in mid-body, once", outcome: .completes, pages: 3) { request, stage in
            guard request.isForSecondPage, stage.earlier == 1 else { return nil }
            return stage.good().replacingBody { [.bytes(Array($0.prefix(500))), .reset] }
        },
        ServerFault(
            name: "resets the connection in mid-body, every time",
            outcome: .stops(
                "shelter.example cannot be reached: it broke off in the middle of its answer."
            ),
            pages: 1,
            goesOn: true
        ) { request, stage in
            guard request.isForSecondPage else { return nil }
            return stage.good().replacingBody { [.bytes(Array($0.prefix(500))), .reset] }
        },
        ServerFault(
            name: "announces more bytes than it sends",
            outcome: .stops(
                "shelter.example cannot be reached: it broke off in the middle of its answer."
            ),
            pages: 1,
            goesOn: true
        ) { request, stage in
            guard request.isForSecondPage else { return nil }
            return stage.good().replacingBody { [.bytes(Array($0.dropLast(10))), .close] }
        },
        ServerFault(
            name: "announces fewer bytes than it sends",
            outcome: .stops(
                "shelter.example did not answer with animals: it sent something that cannot be read: the input ends inside the value that starts at line 1, column 1; it may have been cut off. If it does so again, check the address and the kind of this source."
            ),
            pages: 1,
            goesOn: true
        ) { request, _ in
            guard request.isForSecondPage else { return nil }
            let body = Array(#"{"success": 1, "animals": [], "has_more": false}"#.utf8)
            return LoopbackResponse([
                .head(200, ["Content-Type": "application/json", "Content-Length": "20"]), .bytes(body), .close,
            ])
        },
        ServerFault(
            name: "sends a gzip bomb",
            outcome: .stops(
                "shelter.example cannot be reached: its answer is damaged: it unpacks to far too many times its size."
            ),
            pages: 1,
            goesOn: true,
            policy: .sparing
        ) { request, _ in
            request.isForSecondPage ? .gzipBomb : nil
        },
        ServerFault(
            name: "announces a body of 10 GB",
            outcome: .stops("shelter.example sent more than 4 MB at once, which PetSave does not take."),
            pages: 1,
            goesOn: true,
            policy: .sparing
        ) { request, _ in
            guard request.isForSecondPage else { return nil }
            return LoopbackResponse([
                .head(200, ["Content-Type": "application/json", "Content-Length": "10737418240"]), .endless(blanks),
            ])
        },
        ServerFault(
            name: "sends a body without end",
            outcome: .stops("shelter.example sent more than 4 MB at once, which PetSave does not take."),
            pages: 1,
            goesOn: true,
            policy: .sparing
        ) { request, _ in
            guard request.isForSecondPage else { return nil }
            return LoopbackResponse([.head(200, ["Content-Type": "application/json"]), .endless(blanks)])
        },
    ]

    private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 16_384)
}

extension LoopbackResponse {
    /// The same head, with other steps instead of its body.
    func replacingBody(_ steps: ([UInt8]) -> [LoopbackStep]) -> LoopbackResponse {
        let replaced = self.steps.flatMap { step in
            if case .bytes(let body) = step { steps(body) } else { [step] }
        }
        return LoopbackResponse(replaced)
    }

    /// A byte every tenth of a second: often enough for whoever only looks at the time between two of them.
    static var trickle: LoopbackResponse {
        let gates = (0..<600).map { _ in LoopbackGate() }
        // The pace is the server's fault, not a wait of the test for something.
        let dripping = Task {
            for gate in gates {
                try await Task.sleep(for: .milliseconds(100))
                gate.open()
            }
        }
        _ = dripping
        return LoopbackResponse(
            [.head(200, ["Content-Type": "application/json"])]
                + gates.flatMap { [.bytes([UInt8(ascii: " ")]), .pause(until: $0)] as [LoopbackStep] }
        )
    }
}
