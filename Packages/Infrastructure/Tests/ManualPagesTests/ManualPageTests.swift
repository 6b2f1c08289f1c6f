import FoundationEssentials
import ManualPages
import Testing

@Suite("A manual page")
struct ManualPageTests {
    static let page = ManualPage(
        name: "tool-find",
        chapter: .commands,
        summary: "find things",
        sections: [
            ManualSection(
                "SYNOPSIS",
                [
                    .synopsis([
                        ManualUsage(
                            "tool find",
                            [
                                .init(.option(names: ["-n", "--limit"], value: "number"), isOptional: true),
                                .init(.argument("place"), isRepeating: true),
                            ]
                        )
                    ])
                ]
            ),
            ManualSection(
                "DESCRIPTION",
                [
                    .paragraph("Finds what is near. See `tool help`."),
                    .paragraph("Nothing else."),
                    .literal("tool find --limit 3 'here'\n\n.x"),
                    .heading("More"),
                    .definitions([
                        ManualDefinition(.option(names: ["-n", "--limit"], value: "number"), "How many."),
                        ManualDefinition(.argument("place"), "Where."),
                        ManualDefinition(.text("~/.config"), ""),
                    ]),
                ]
            ),
            ManualSection("SEE ALSO", [.references([.init("tool-places", .miscellany), .init("tool", .commands)])]),
        ]
    )

    static let moment = Date(timeIntervalSince1970: 1_782_950_399)

    @Test("is written for mdoc(7), with the day in UTC")
    func source() {
        let source = String(decoding: Self.page.source(date: Self.moment, system: "Tool 1.2"), as: UTF8.self)
        #expect(
            source == #"""
                .Dd July 1, 2026
                .Dt TOOL\-FIND 1
                .Os Tool 1.2
                .Sh NAME
                .Nm tool\-find
                .Nd find things
                .Sh SYNOPSIS
                .Nm tool find
                .Op Fl n , Fl \-limit Ar number
                .Ar place ...
                .Sh DESCRIPTION
                Finds what is near.
                See \fBtool\fP \fBhelp\fP.
                .Pp
                Nothing else.
                .Bd -literal -offset indent
                tool find \-\-limit 3 \(aqhere\(aq

                \&.x
                .Ed
                .Ss More
                .Bl -tag -width Ds
                .It Fl n , Fl \-limit Ar number
                How many.
                .It Ar place
                Where.
                .It \(ti/.config
                .El
                .Sh SEE ALSO
                .Xr tool 1 ,
                .Xr tool\-places 7

                """#
        )
    }

    @Test("goes to the folder of its chapter", arguments: zip(ManualPage.Chapter.allCases, [1, 5, 7]))
    func path(chapter: ManualPage.Chapter, number: Int) {
        let page = ManualPage(name: "tool", chapter: chapter, summary: "", sections: [])
        #expect(page.folderName == "man\(number)")
        #expect(page.fileName == "tool.\(number)")
    }

    @Test("pleases mandoc", .enabled(if: Mandoc() != nil, "mandoc is missing: apt-get install mandoc"))
    func lint() throws {
        let mandoc = try #require(Mandoc())
        #expect(try mandoc.complaints(about: Self.page.source(date: Self.moment, system: "Tool 1.2")) == "")
    }

    static let hostileTexts = [
        ".Dd January 1, 1970", "'br", "\\fBbold\\fP", "a\\", "\"quoted\" and “typographic”", "Fl No Ar . , ( ) | Xr",
        "--option -x 1-2 house-trained", "`` ` ~ ^ ' $PATH {}", "é 狗 👩‍👩‍👧 \u{202E}reversed", "x\u{1b}[31m\u{7}\u{9b}y",
        "first\nsecond\n.third", "\\[u0041] \\N'65' \\n(.z \\*(Dw", ".", "tab\there", "%A @ # !",
    ]

    @Test(
        "shows any text as it is",
        .enabled(if: Mandoc() != nil, "mandoc is missing: apt-get install mandoc"),
        arguments: hostileTexts
    )
    func hostileText(text: String) throws {
        let mandoc = try #require(Mandoc())
        let page = ManualPage(
            name: "tool",
            chapter: .commands,
            summary: text,
            sections: [
                ManualSection(
                    "SYNOPSIS",
                    [.synopsis([ManualUsage("tool", [.init(.argument(text), isOptional: true)])])]
                ),
                ManualSection(
                    "DESCRIPTION",
                    [
                        .paragraph(ManualText([.plain(text), .literal(text)])), .heading(text), .literal(text),
                        .definitions([
                            ManualDefinition(.text(text), ManualText([.plain(text)])),
                            ManualDefinition(.option(names: ["--" + text], value: text), "…"),
                        ]),
                    ]
                ),
            ]
        )
        let source = page.source(date: Self.moment, system: text)
        #expect(source.allSatisfy { $0 == 10 || (32..<127).contains($0) })
        #expect(try mandoc.complaints(about: source) == "")
        let shown = try mandoc.text(of: source)
        for word in text.split(whereSeparator: \.isWhitespace) {
            let visible = String(
                String.UnicodeScalarView(word.unicodeScalars.filter { $0.properties.generalCategory != .control })
            )
            // Name, synopsis, twice in the paragraph, heading, example, two terms with the value, meaning.
            #expect(shown.numberOfOccurrences(of: visible) >= 9, "“\(visible)” in:\n\(shown)")
        }
    }
}

extension String {
    fileprivate func numberOfOccurrences(of part: String) -> Int { ranges(of: part).count }
}
