public import Boundaries
import Domain

/// Shows what was recorded of how PetSave was used.
///
/// - Actor: the person whose use it is.
/// - Event: the view appears.
/// - Effects: the journal is read, counted and presented; nothing is written, and the look itself is not recorded.
public struct UsageReviewUseCase: UsageReviewViewEvents {
    private let request: UsageReviewRequest
    private let journal: any UsageJournal
    private let view: any UsageReviewView

    public init(request: UsageReviewRequest, journal: any UsageJournal, view: any UsageReviewView) {
        self.request = request
        self.journal = journal
        self.view = view
    }

    @discardableResult
    public func viewDidAppear() -> UseCaseResponse<UsageReviewPresentation> {
        UseCaseResponse { [self] in
            let record = try await journal.record(since: request.start)
            let presentation = UsageReviewPresentation(record, limit: request.limit, location: journal.location)
            await view.present(presentation)
            return presentation
        }
    }
}

extension UsageReviewPresentation {
    init(_ record: UsageRecord, limit: Int, location: String) {
        total = record.entries.count
        events = Self.counts(of: record.entries.map(\.event))
            .sorted { ($1.count, $0.label) < ($0.count, $1.label) }
        days = Self.counts(of: record.entries.map { String($0.time.iso8601.prefix(10)) }).sorted { $0.label < $1.label }
        latest = record.entries.suffix(limit)
        faults = record.faults
        self.location = location
    }

    private static func counts(of labels: [String]) -> [Count] {
        labels.reduce(into: [:]) { $0[$1, default: 0] += 1 }.map { Count(label: $0.key, count: $0.value) }
    }
}
