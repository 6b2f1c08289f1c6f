import BusinessServices
import CatalogSync
import Domain
import Platform
import Synchronization
import TerminalText

/// Tells what a sync does: on a terminal a line that shows how far it is, everywhere a line when a source begins and a
/// summary when it ends. Data to standard output if they are wanted, all else to standard error.
final class OneShotCatalogSyncView: CatalogSyncView {
    private struct State {
        var line = SyncProgressLine()
        var begun: Set<SourceName> = []
        var ended: Set<SourceName> = []
    }

    private let format: OutputFormat
    private let data: Canvas
    private let notes: Canvas
    private let state = Mutex(State())

    init(format: OutputFormat, data: Canvas, notes: Canvas) {
        self.format = format
        self.data = data
        self.notes = notes
    }

    func present(_ presentation: CatalogSyncPresentation) async {
        // Presentations may come close together: each is told whole before the next. An output that fails keeps
        // failing, and is told when the program flushes it at its end.
        state.withLock { state in
            let news = news(in: presentation, &state)
            if !news.isEmpty {
                try? notes.writeProgress("")
                try? notes.write(news)
            }
            let isRunning = presentation.sources.contains(where: \.isRunning)
            try? notes.writeProgress(
                isRunning ? state.line.text(for: presentation, chrome: notes.chrome) : ""
            )
            if presentation.isFinished { finish(presentation) }
        }
    }

    /// What has begun or ended since the last presentation.
    private func news(in presentation: CatalogSyncPresentation, _ state: inout State) -> [StyledText] {
        var lines: [StyledText] = []
        for source in presentation.sources {
            if source.phase != .waiting, state.begun.insert(source.source).inserted, !notes.stream.isTerminal {
                lines.append(StyledText("\(source.source): fetching …"))
            }
            switch source.phase {
            case .waiting, .running: break
            case .finished:
                guard state.ended.insert(source.source).inserted else { break }
                lines += SyncSummaryLines(progress: source).lines(width: notes.lineWidth)
            case .failed:
                guard state.ended.insert(source.source).inserted else { break }
                let sentence = StyledText(SyncFailureWords.sentence(source), style: .color(.red))
                lines += sentence.wrapped(toWidth: notes.lineWidth)
            }
        }
        return lines
    }

    private func finish(_ presentation: CatalogSyncPresentation) {
        if presentation.purged > 0 {
            let are = presentation.purged == 1 ? "has expired and is" : "have expired and are"
            try? notes.write([StyledText("\(SourceWords.animals(presentation.purged)) \(are) taken out.")])
        }
        switch format {
        case .json: try? data.write(json: SyncJSON.value(of: presentation))
        case .ndjson: try? data.write(jsonLines: presentation.sources.map(SyncJSON.value))
        case .list, .table, .cards, .csv: break
        }
    }
}
