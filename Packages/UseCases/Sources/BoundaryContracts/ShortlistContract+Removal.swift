import Boundaries
import Domain
import Testing

/// Removing, and bringing back.
extension ShortlistContract {
    func checkRemoval() async throws {
        for (index, text) in ["a:1", "a:2", "a:3"].enumerated() { try await add(text, at: Double(index)) }
        _ = try await store.note(id("a:3"), "third")
        let third = try await stored("a:3")
        let first = try await stored("a:1")
        let removed = try await store.remove([id("a:3"), id("a:9"), id("a:1"), id("a:3")])
        #expect(removed == [third, first], "what was there, once each", sourceLocation: location)
        try await expectIDs(["a:2"], "the others stay")
        #expect(try await store.entry(id("a:1")) == nil, sourceLocation: location)
        #expect(try await store.rate(id("a:1"), stars(1)) == nil, "what is gone is not rated", sourceLocation: location)
        #expect(try await store.remove([id("a:1")]).isEmpty, sourceLocation: location)
        try await add("a:1", at: 9)
        let anew = try await stored("a:1")
        #expect(anew.rating == nil && anew.note == nil, "added anew, it begins anew", sourceLocation: location)
    }

    func checkUndo() async throws {
        for (index, text) in ["a:1", "a:2", "a:3", "a:4"].enumerated() { try await add(text, at: Double(index)) }
        _ = try await store.rate(id("a:1"), stars(0))
        _ = try await store.note(id("a:2"), "second")
        let before = try await store.entries()
        _ = try await store.remove([id("a:2")])
        _ = try await store.remove([id("a:1"), id("a:4")])
        for index in [3, 0, 1] {
            let restored = try await store.restoreLastRemoved()
            #expect(restored == before[index], "the last first", sourceLocation: location)
            #expect(try await stored("a:\(index + 1)") == before[index], sourceLocation: location)
        }
        #expect(try await store.entries() == before, "everything is as it was", sourceLocation: location)
        #expect(try await store.restoreLastRemoved() == nil, "nothing is left", sourceLocation: location)
    }

    func checkUndoAfterAdding() async throws {
        try await add("a:1", name: "First", at: 1)
        _ = try await store.rate(id("a:1"), stars(4))
        _ = try await store.note(id("a:1"), "before")
        _ = try await store.remove([id("a:1")])
        try await add("a:1", name: "Second", at: 2)
        _ = try await store.note(id("a:1"), "after")
        let expected = ShortlistEntry(
            snapshot: try snapshot("a:1", name: "Second", at: 2),
            addedAt: moment(1),
            rating: try stars(4),
            note: "after"
        )
        #expect(try await store.restoreLastRemoved() == expected, sourceLocation: location)
        #expect(try await store.entries() == [expected], sourceLocation: location)
        #expect(try await store.restoreLastRemoved() == nil, sourceLocation: location)
    }

    func checkUndoAfterUndo() async throws {
        let entry = try await add("a:1")
        for _ in 0..<3 {
            #expect(try await store.remove([entry.id]) == [entry], sourceLocation: location)
            #expect(try await store.restoreLastRemoved() == entry, sourceLocation: location)
        }
        try await expectIDs(["a:1"], "once")
        #expect(try await store.restoreLastRemoved() == nil, sourceLocation: location)
    }

    func checkReopening(_ open: @Sendable () async throws -> any ShortlistStore) async throws {
        for (index, text) in ["a:1", "a:2", "a:3"].enumerated() { try await add(text, at: Double(index)) }
        _ = try await store.rate(id("a:1"), stars(5))
        _ = try await store.note(id("a:2"), "second")
        let before = try await store.entries()
        _ = try await store.remove([id("a:2")])
        _ = try await store.remove([id("a:1")])
        let second = try await open()
        #expect(try await second.entries() == [before[2]], sourceLocation: location)
        #expect(try await second.restoreLastRemoved() == before[0], sourceLocation: location)
        let third = try await open()
        #expect(try await third.restoreLastRemoved() == before[1], sourceLocation: location)
        #expect(try await third.entries() == before, sourceLocation: location)
        #expect(try await store.entries() == before, "whoever had it open sees it too", sourceLocation: location)
    }

    func checkConcurrentWriters(_ first: any ShortlistStore, _ second: any ShortlistStore) async throws {
        let rating = try stars(5)
        let count = 25
        func work(_ store: any ShortlistStore, _ name: String) async throws {
            for number in 0..<count {
                let snapshot = try snapshot("\(name):\(number)", at: Double(number))
                _ = try await store.add([snapshot], at: snapshot.takenAt)
                _ = try await store.rate(snapshot.id, rating)
                _ = try await store.note(snapshot.id, name)
                if number.isMultiple(of: 5) { _ = try await store.remove([snapshot.id]) }
            }
        }
        async let left: Void = work(first, "left")
        async let right: Void = work(second, "right")
        _ = try await (left, right)
        let entries = try await store.entries()
        #expect(entries.count == 2 * count * 4 / 5, sourceLocation: location)
        for entry in entries {
            let isWhole = entry.rating == rating && entry.note == entry.id.source.text
            #expect(isWhole, "\(entry.id)", sourceLocation: location)
        }
        var restored: Set<AnimalID> = []
        while let entry = try await store.restoreLastRemoved() { restored.insert(entry.id) }
        #expect(restored.count == 2 * count / 5, "each removal can be undone", sourceLocation: location)
        #expect(try await store.entries().count == 2 * count, sourceLocation: location)
    }
}
