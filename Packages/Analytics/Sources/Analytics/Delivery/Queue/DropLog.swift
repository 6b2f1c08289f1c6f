import Platform

/// How many events were lost, in a file that is only appended to.
///
/// A line `=7 100` says that segment 7 cost 100 events, and the last line about a segment counts: a process that is killed
/// between writing it and removing the segment leaves nothing that could be counted twice. `+1` tells of one that never
/// was in a segment.
struct DropLog {
    let path: String

    /// What it says.
    struct Contents: Equatable {
        var segments: [Int: Int] = [:]
        var others = 0

        var total: Int { segments.values.reduce(others, +) }
        var isEmpty: Bool { segments.isEmpty && others == 0 }
    }

    /// Large enough for more lines than there is reason to write; what a stranger made larger counts as nothing.
    private static let byteLimit = 1_048_576

    func contents() -> Contents {
        var contents = Contents()
        guard let bytes = (try? SmallFile(path: path, limit: Self.byteLimit))?.bytes else { return contents }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let numbers = line.dropFirst().split(separator: " ").map { Int($0) }
            switch (line.first, numbers.count) {
            case ("=", 2):
                guard let number = numbers[0], let count = numbers[1], count >= 0 else { continue }
                contents.segments[number] = min(count, Self.byteLimit)
            case ("+", 1):
                if let count = numbers[0], count > 0 { contents.others += min(count, Self.byteLimit) }
            default: continue
            }
        }
        return contents
    }

    func setLoss(_ count: Int, ofSegment number: Int) throws(FileError) {
        try append("=\(number) \(count)")
    }

    func add(_ count: Int) throws(FileError) {
        try append("+\(count)")
    }

    private func append(_ line: String) throws(FileError) {
        try AppendedFile(path: path).append(Array("\n\(line)\n".utf8))
    }
}
