/// What the table says about one target.
struct TargetRule: Sendable {
    /// The row that governs the target; for a test target without one, the row of its package it is explained by.
    var row: LayerRow
    var role: LayerRow.TargetPattern.Role
    var allowed: Set<TargetID>
    var thirdParty: [LayerRow.ThirdPartyEntry]
    var forbidden: [Glob]
    /// What may be depended on, as the table writes it.
    var allowedWords: String

    func thirdPartyEntry(_ identity: String) -> LayerRow.ThirdPartyEntry? {
        thirdParty.first { $0.identity == identity }
    }
}
