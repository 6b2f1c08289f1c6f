import Boundaries
import Testing

/// Holds one store of a draft, empty at first, against what ``OnboardingDraftPromise`` says of it.
struct OnboardingDraftContract {
    let store: any OnboardingDraftStore
    let location: SourceLocation

    private let draft = OnboardingDraft(
        page: "animals",
        answeredPages: ["place", "animals"],
        answers: ["place": "19104", "types": "cat, small-furry", "children": ""]
    )

    private func expect(_ draft: OnboardingDraft?, _ comment: Comment) async throws {
        #expect(try await store.load() == draft, comment, sourceLocation: location)
    }

    func checkEmptyAnswers() async throws {
        try await expect(nil, "nothing was kept")
        try await store.delete()
        try await expect(nil, "nothing was there to forget")
    }

    func checkSaving() async throws {
        try await store.save(draft)
        try await expect(draft, "it was kept")
        try await expect(draft, "reading takes nothing away")
    }

    func checkLeastDraft() async throws {
        let least = OnboardingDraft(page: "place")
        try await store.save(least)
        try await expect(least, "nothing else was said")
    }

    func checkReplacing() async throws {
        try await store.save(draft)
        let second = OnboardingDraft(page: "home", answeredPages: ["home"], answers: ["dogs": "yes"])
        try await store.save(second)
        try await expect(second, "the second one, and no answer of the first")
    }

    func checkDeletion() async throws {
        try await store.save(draft)
        try await store.delete()
        try await expect(nil, "it was forgotten")
        try await store.save(draft)
        try await expect(draft, "it was kept anew")
    }

    func checkOddText() async throws {
        let texts = [
            "", " ", "São Paulo, \"BR\"", "caf\u{E9}", "cafe\u{301}", "line\nline\r\n\u{2028}", "\u{0}\u{7F}\u{1B}[31m",
            "👩‍👩‍👧 🐕", "\\u0041 \\ / {}", "שלום \u{202E}",
        ]
        let answers = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("text\($0.offset)", $0.element) })
        try await store.save(OnboardingDraft(page: "place", answers: answers))
        let found = try #require(try await store.load(), sourceLocation: location)
        #expect(found.answers.count == answers.count, sourceLocation: location)
        for (name, text) in answers {
            #expect(found.answers[name].map { Array($0.utf8) } == Array(text.utf8), sourceLocation: location)
        }
    }

    func checkReopening(_ other: any OnboardingDraftStore) async throws {
        try await store.save(draft)
        #expect(try await other.load() == draft, sourceLocation: location)
        try await other.delete()
        try await expect(nil, "the other one forgot it")
    }

    func checkConcurrentWriters(_ left: any OnboardingDraftStore, _ right: any OnboardingDraftStore) async throws {
        let drafts = (0..<16).map { number in
            OnboardingDraft(page: "place", answers: ["place": String(repeating: "\(number) ", count: 200)])
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, draft) in drafts.enumerated() {
                group.addTask { try await (number.isMultiple(of: 2) ? left : right).save(draft) }
            }
            try await group.waitForAll()
        }
        let kept = try await store.load()
        #expect(kept.map(drafts.contains) == true, "one of those that were written", sourceLocation: location)
    }
}
