import Boundaries
import Domain
import Testing

/// What changes, and what may not be kept.
extension SourceStoreContract {
    func checkSwitching() async throws {
        let other = try source("other")
        var source = try fullSource("feed")
        try await add(source)
        try await add(other)
        for isEnabled in [true, true, false, true] {
            source.isEnabled = isEnabled
            #expect(try await store.setEnabled(isEnabled, source: source.name), sourceLocation: location)
            try await expect([source, other], "only that changed")
        }
        #expect(try await !store.setEnabled(false, source: name("none")), sourceLocation: location)
        try await expect([source, other], "a source that is not there is not made by switching it")
    }

    func checkRemoval() async throws {
        let sources = [try source("a"), try fullSource("b"), try source("b.c"), try source("c")]
        for source in sources { try await add(source) }
        #expect(try await store.remove(name("b")), sourceLocation: location)
        try await expect([sources[0], sources[2], sources[3]], "the others stay")
        #expect(try await !store.remove(name("b")), "it is gone", sourceLocation: location)
        let anew = try source("b", kind: "socrata")
        try await add(anew)
        try await expect([sources[0], anew, sources[2], sources[3]], "nothing of the old one is left")
    }

    func checkKeptSecret() async throws {
        let first = try source("a", secret: .kept)
        let second = try source("b", secret: .kept)
        try await add(first, secret: "sesame ünd \"more\"")
        try await add(second, secret: "other")
        #expect(try await keptSecret(first) == "sesame ünd \"more\"", sourceLocation: location)
        #expect(try await keptSecret(second) == "other", sourceLocation: location)
        #expect(try await store.remove(first.name), sourceLocation: location)
        #expect(try await keptSecret(first) == nil, "it goes with its source", sourceLocation: location)
        #expect(try await keptSecret(second) == "other", "others stay", sourceLocation: location)
        try await add(first, secret: "new")
        #expect(try await keptSecret(first) == "new", sourceLocation: location)
    }

    func checkSecretToKeep() async throws {
        let kept = try source("a", secret: .kept)
        try await expectRefusal(of: kept, "there is nothing to keep")
        try await expectRefusal(of: kept, secret: "", "an empty secret is none")
        try await expectRefusal(of: kept, secret: "one\ntwo", "a secret is one line")
        #expect(try await keptSecret(kept) == nil, sourceLocation: location)
    }

    func checkOpenSecret() async throws {
        let settings = [
            ("key", "planted"), ("api-key", "planted"), ("password", "planted"), ("client-secret", "planted"),
            ("token", "planted"), ("url", "https://me:planted@pets.example/"), ("url", "https://planted@pets.example"),
            ("url", "https://pets.example/service?method=x&password=planted"),
        ]
        for (setting, value) in settings {
            var source = try source("a")
            source.settings[setting] = value
            let error = await #expect(
                throws: SourceStoreError.self,
                "“\(setting)” is refused",
                sourceLocation: location
            ) {
                try await store.add(source, secret: nil)
            }
            let says = error?.description ?? ""
            #expect(says.contains("key-command") && says.contains("key-file"), sourceLocation: location)
            #expect(!says.contains("planted"), sourceLocation: location)
        }
        try await expect([], "nothing is kept")
    }
}
