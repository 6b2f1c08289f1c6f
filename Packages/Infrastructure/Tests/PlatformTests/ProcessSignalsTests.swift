import Glibc
import Platform
import Testing

@Suite("Signals")
struct ProcessSignalsTests {
    @Test("A watched signal arrives, and the program ends with the code a shell expects")
    func interrupt() async {
        await #expect(processExitsWith: .exitCode(130)) { await exitOnArrival(of: .interrupt) }
    }

    @Test("A request to end gives 143")
    func terminate() async {
        await #expect(processExitsWith: .exitCode(143)) { await exitOnArrival(of: .terminate) }
    }

    @Test("A closed terminal gives 129")
    func hangUp() async {
        await #expect(processExitsWith: .exitCode(129)) { await exitOnArrival(of: .hangUp) }
    }

    @Test("Each signal of several is told apart")
    func several() async {
        await #expect(processExitsWith: .success) {
            let signals = try ProcessSignals(watching: [.windowChange, .resume, .terminate])
            var arrivals = signals.arrivals.makeAsyncIterator()
            for signal in [ProcessSignal.resume, .terminate, .windowChange] {
                kill(getpid(), signal.rawValue)
                #expect(await arrivals.next() == signal)
            }
        }
    }

    @Test("Stopping ends the sequence and brings the default back")
    func stop() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let signals = try ProcessSignals(watching: [.terminate])
            signals.stop()
            for await _ in signals.arrivals {}
            kill(getpid(), SIGTERM)
            while true { pause() }
        }
    }

    @Test("A signal can be watched again once the first watcher has stopped, and not before")
    func watchTwice() async {
        await #expect(processExitsWith: .success) {
            let first = try ProcessSignals(watching: [.hangUp])
            #expect(throws: ProcessSignalsError.alreadyWatched(.hangUp)) {
                try ProcessSignals(watching: [.hangUp, .terminate])
            }
            first.stop()
            let second = try ProcessSignals(watching: [.hangUp, .terminate])
            var arrivals = second.arrivals.makeAsyncIterator()
            kill(getpid(), SIGHUP)
            #expect(await arrivals.next() == .hangUp)
        }
    }

    @Test("A signal that the parent wanted ignored stays ignored")
    func ignored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            let signals = try ProcessSignals(watching: [.hangUp, .terminate])
            var arrivals = signals.arrivals.makeAsyncIterator()
            kill(getpid(), SIGHUP)
            kill(getpid(), SIGTERM)
            #expect(await arrivals.next() == .terminate)
        }
    }
}

private func exitOnArrival(of expected: ProcessSignal) async {
    guard let signals = try? ProcessSignals(watching: [.hangUp, .interrupt, .terminate]) else { exit(1) }
    kill(getpid(), expected.rawValue)
    for await signal in signals.arrivals { exit(signal.exitCode) }
}
