import AnimalDetails
import AnimalFormats
import Domain
import JSONStreaming
import TerminalText

/// Why several sources' records are shown as one animal.
struct IdentityDisplay: Sendable {
    /// What JSON calls it.
    static let key = "merged_from"

    private let explanation: IdentityExplanation

    /// `nil` where nobody asked.
    init?(_ presentation: AnimalDetailsPresentation) {
        guard let identity = presentation.identity else { return nil }
        explanation = identity
    }

    /// A heading and, for each two records, by which rule they are one and everything that speaks for or against it. A
    /// single record needs no words.
    func lines(on canvas: Canvas) -> [StyledText] {
        guard explanation.records.count > 1 else { return [] }
        var lines = [StyledText(""), StyledText("Why these are one animal", style: .bold)]
        for pair in explanation.pairs {
            let rule = pair.verdict.rule?.description ?? "Another record joins them."
            lines += StyledText("\(pair.first) and \(pair.second): \(rule)").wrapped(toWidth: canvas.width)
            for evidence in pair.verdict.evidence {
                let sign = evidence.speaksFor ? "+" : "-"
                lines += StyledText("  \(sign) \(evidence)").wrapped(toWidth: canvas.width)
            }
        }
        return lines
    }

    /// `{"pairs": […], "records": […]}`, the records as their sources tell them.
    var json: JSONValue {
        [
            "records": .array(explanation.records.map { AnimalJSON.value(of: $0) }),
            "pairs": .array(
                explanation.pairs.map { pair in
                    [
                        "ids": .array([.string(pair.first.description), .string(pair.second.description)]),
                        "rule": pair.verdict.rule.map { .string($0.rawValue) } ?? .null,
                        "evidence": .array(
                            pair.verdict.evidence.map { evidence in
                                ["text": .string(evidence.description), "speaks_for": .bool(evidence.speaksFor)]
                            }
                        ),
                    ]
                }
            ),
        ]
    }
}
