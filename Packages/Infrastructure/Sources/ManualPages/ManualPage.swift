/// A page of the system's manual, as a value; ``source(date:system:)`` writes it for `man`.
public struct ManualPage: Sendable, Hashable {
    /// What the page is called: `tool-verb`.
    public var name: String
    /// Which part of the manual it belongs to.
    public var chapter: Chapter
    /// What it is about, in one line without a full stop.
    public var summary: String
    /// What follows the name, in order.
    public var sections: [ManualSection]

    /// Makes a page.
    public init(name: String, chapter: Chapter, summary: String, sections: [ManualSection]) {
        self.name = name
        self.chapter = chapter
        self.summary = summary
        self.sections = sections
    }

    /// The parts of the manual that a program's pages go to, with their numbers.
    public enum Chapter: Int, Sendable, Hashable, CaseIterable {
        case commands = 1
        case fileFormats = 5
        case miscellany = 7
    }

    /// The folder that the page goes to, below one that `man` searches, such as `/usr/share/man`: `man1`.
    public var folderName: String { "man\(chapter.rawValue)" }

    /// What the page's file is called there: `tool-verb.1`.
    public var fileName: String { "\(name).\(chapter.rawValue)" }

    /// How other pages refer to it.
    public var reference: ManualReference { ManualReference(name, chapter) }
}

/// A page, as others refer to it: `tool(1)`.
public struct ManualReference: Sendable, Hashable, Comparable {
    /// What the page is called.
    public var name: String
    /// Which part of the manual it belongs to.
    public var chapter: ManualPage.Chapter

    /// Makes a reference.
    public init(_ name: String, _ chapter: ManualPage.Chapter) {
        self.name = name
        self.chapter = chapter
    }

    /// By chapter and then by name, as a list of references goes.
    public static func < (left: ManualReference, right: ManualReference) -> Bool {
        (left.chapter.rawValue, left.name) < (right.chapter.rawValue, right.name)
    }
}
