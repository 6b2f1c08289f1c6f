import ManualPages

extension HelpTopic {
    /// What its page is called.
    var manualPageName: String { "petsave-\(rawValue)" }

    /// The topic as a page of the manual.
    var manualPage: ManualPage {
        let others = Self.allCases.filter { $0 != self }.map { ManualReference($0.manualPageName, .miscellany) }
        return ManualPage(
            name: manualPageName,
            chapter: .miscellany,
            summary: summary,
            sections: [
                ManualSection("DESCRIPTION", ManualBlock.blocks(of: body)),
                ManualSection("SEE ALSO", [.references([ManualReference("petsave", .commands)] + others)]),
            ]
        )
    }
}
