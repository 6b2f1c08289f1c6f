import FoundationEssentials
import RemoteImages
import Testing

@Suite("A folder of files that can be fetched again")
struct CacheFolderTests {
    private let time = StoppedTime()

    @Test("What is stored is there, for another process too, until it is removed")
    func storing() throws {
        try withFolder { path in
            let folder = CacheFolder(path: path, limit: 1000, now: time.now)
            #expect(folder.contents(of: "a", largest: 1000) == nil)
            folder.store([1, 2, 3], as: "a", lifetime: 60)
            #expect(CacheFolder(path: path, limit: 1000, now: time.now).contents(of: "a", largest: 1000) == [1, 2, 3])
            #expect(folder.contents(of: "a", largest: 2) == nil)
            folder.remove("a")
            #expect(folder.contents(of: "a", largest: 1000) == nil)
        }
    }

    @Test("When there are too many, those go that were not used for the longest time")
    func bound() throws {
        try withFolder { path in
            let folder = CacheFolder(path: path, limit: 250, now: time.now)
            for name in ["a", "b"] {
                folder.store([UInt8](repeating: 1, count: 100), as: name, lifetime: 3600)
                time.advance(by: 1)
            }
            // The older one is used, so the newer one is the one to go.
            #expect(folder.contents(of: "a", largest: 1000) != nil)
            time.advance(by: 1)
            folder.store([UInt8](repeating: 1, count: 100), as: "c", lifetime: 3600)
            #expect(names(in: path) == ["a", "c"])
        }
    }

    @Test("The bound holds whatever is stored, and what is larger than it is not stored at all")
    func manyFiles() throws {
        try withFolder { path in
            let folder = CacheFolder(path: path, limit: 1000, now: time.now)
            for number in 0..<60 {
                folder.store([UInt8](repeating: 1, count: number * 31 % 400), as: "\(number)", lifetime: 3600)
                time.advance(by: 1)
                let sizes = try names(in: path).map { try Data(contentsOf: URL(filePath: "\(path)/\($0)")).count }
                #expect(sizes.reduce(0, +) <= 1000)
            }
            #expect(folder.contents(of: "59", largest: 1000) != nil)
            folder.store([UInt8](repeating: 1, count: 1001), as: "large", lifetime: 3600)
            #expect(folder.contents(of: "large", largest: 5000) == nil)
            #expect(folder.contents(of: "59", largest: 1000) != nil)
        }
    }

    @Test("What has expired is not there any more, and goes with the next file")
    func expiry() throws {
        try withFolder { path in
            let folder = CacheFolder(path: path, limit: 1000, now: time.now)
            folder.store([1], as: "day", lifetime: 86_400)
            folder.store([2], as: "month", lifetime: 30 * 86_400)
            folder.store([3], as: "other day", lifetime: 86_400)
            time.advance(by: 86_399)
            #expect(folder.contents(of: "day", largest: 1000) == [1])
            time.advance(by: 1)
            #expect(folder.contents(of: "day", largest: 1000) == nil)
            #expect(folder.contents(of: "month", largest: 1000) == [2])
            folder.store([4], as: "new", lifetime: 60)
            #expect(names(in: path) == ["month", "new"])
        }
    }

    @Test("What a process left that was killed while it wrote goes after an hour")
    func leftovers() throws {
        try withFolder { path in
            let folder = CacheFolder(path: path, limit: 1000, now: time.now)
            folder.store([1], as: "a", lifetime: 30 * 86_400)
            let leftover = "\(path)/.b.123.tmp"
            for (age, isThere) in [(3000.0, true), (4000.0, false)] {
                try Data([1]).write(to: URL(filePath: leftover))
                try FileManager.default.setAttributes(
                    [.modificationDate: time.now().addingTimeInterval(-age)],
                    ofItemAtPath: leftover
                )
                folder.makeRoom()
                #expect(FileManager.default.fileExists(atPath: leftover) == isThere)
            }
            #expect(folder.contents(of: "a", largest: 1000) == [1])
        }
    }

    @Test("A folder that cannot be made is no error")
    func noFolder() {
        let folder = CacheFolder(path: "/dev/null/photos", limit: 1000, now: time.now)
        folder.store([1], as: "a", lifetime: 60)
        #expect(folder.contents(of: "a", largest: 1000) == nil)
    }

    private func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func withFolder(_ test: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "CacheFolder-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(folder.path)
    }
}
