import Boundaries
import Domain
import FoundationEssentials
import Platform

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
        let summary = "\(root.sourcesPath), \(sources.count) set up" + (off > 0 ? ", \(off) switched off" : "")
        let problems = sources.flatMap { source in
            [unknownKind(of: source), secretProblem(of: source)].compactMap(\.self)
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

    /// Whether the secret can be where the person said, without looking at it.
    private func secretProblem(of source: SourceConfiguration) -> DiagnosticFinding? {
        switch source.secret {
        case nil, .command: return nil
        case .environment(let variable):
            guard root.world.environment.nonEmpty(variable) == nil else { return nil }
            return finding(.warning, "\(source.name): the environment variable \(variable), which holds its key, is not set.")
        case .file(let path):
            return fileProblem(of: source, path: path, advice: "Write the key to it, for your eyes only (chmod 600).")
        case .kept:
            let path = "\(root.secretsFolder)/\(source.name).secret"
            return fileProblem(of: source, path: path, advice: "Remove the source and add it again.")
        }
    }

    private func fileProblem(of source: SourceConfiguration, path: String, advice: String) -> DiagnosticFinding? {
        let information: FileInformation
        do {
            information = try FileInformation(path: path)
        } catch {
            return finding(.warning, "\(source.name): \(path), which holds its key, cannot be read: \(error.reason). \(advice)")
        }
        guard information.permissions.rawValue & 0o077 != 0 else { return nil }
        return finding(
            .warning,
            "\(source.name): others can read \(path), which holds its key. `chmod 600 \(path)` makes it yours alone."
        )
    }

    private func failures(of source: SourceConfiguration, in records: [SyncRecord]) -> [DiagnosticFinding] {
        guard source.isEnabled, let failure = records.first(where: { $0.source == source.name })?.failure else {
            return []
        }
        return [finding(.warning, "\(source.name): failed \(SourceWords.failure(failure, now: root.now()))")]
    }
}
