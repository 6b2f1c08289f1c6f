import Synchronization

/// Tells notices; the long one on the sample only once, since it holds for every list.
final class PlainNotices: Sendable {
    private let console: PlainConsole
    private let isSampleTold = Mutex(false)

    init(console: PlainConsole) {
        self.console = console
    }

    @Sendable
    func tell(_ sentence: String) {
        if sentence == NoticeWords.sample {
            let wasTold = isSampleTold.withLock { isTold in
                defer { isTold = true }
                return isTold
            }
            if wasTold { return }
        }
        console.say("Note: " + sentence)
    }
}
