import Boundaries
import Domain
import FoundationEssentials

/// Whether the sources that a person set up can be asked, and how their last syncs went. No server is asked for that, no
/// command of theirs is run, and no secret is read.
struct SourcesCheck: DiagnosticCheck {
    let root: CompositionRoot

    private static let subject = "sources"

    func run() async -> [DiagnosticFinding] {
        let sources: [SourceConfiguration]
        let records: [SyncRecord]
        do {
            sources = try await root.sourceStore().sources()
            records = try await root.catalogFile.syncRecords()
        } catch {
            return [finding(.failure, "\(error)")]
        }
        guard !sources.isEmpty else {
            return [finding(.fine, "none set up; `petsave source add` lists what there is")]
        }
        let off = sources.filter { !$0.isEnabled }.count
        let summary =
            "\(root.sourcesPath), \(sources.count) set up" + (off > 0 ? ", \(off) switched off" : "")
            + (root.isOffline ? "; none is asked, since PETSAVE_OFFLINE is set" : "")
        let problems = sources.flatMap { source in
            [unknownKind(of: source), missingSecret(of: source)].compactMap(\.self)
                + failures(of: source, in: records)
        }
        return [finding(.fine, summary)] + problems
    }

    private func finding(_ level: DiagnosticFinding.Level, _ message: String) -> DiagnosticFinding {
        DiagnosticFinding(subject: Self.subject, level: level, message: message)
    }

    private func unknownKind(of source: SourceConfiguration) -> DiagnosticFinding? {
        let known = root.feedKinds(network: NetworkAccess()).map(\.name)
        guard !known.contains(source.kind) else { return nil }
        return finding(.warning, "\(source.name): PetSave knows no kind “\(source.kind)”.")
    }

    private func missingSecret(of source: SourceConfiguration) -> DiagnosticFinding? {
        SecretCheck(root: root).problem(with: source).map { finding(.warning, "\(source.name): \($0)") }
    }

    private func failures(of source: SourceConfiguration, in records: [SyncRecord]) -> [DiagnosticFinding] {
        guard source.isEnabled, let failure = records.first(where: { $0.source == source.name })?.failure else {
            return []
        }
        return [finding(.warning, "\(source.name): failed \(SourceWords.failure(failure, now: root.now()))")]
    }
}
