import Boundaries
import BusinessServices
import FoundationEssentials
import PreferenceFile
import SQLiteCatalog
import SQLitePersonalStore

/// Whether every setting can be read.
struct PreferencesCheck: DiagnosticCheck {
    let path: String

    func run() async -> [DiagnosticFinding] {
        do {
            let store = FilePreferenceStore(path: path)
            _ = try await Preferences(from: store)
            let keys = try await store.values().keys.sorted()
            let unknown = keys.filter { PreferenceKey(rawValue: $0) == nil }
            guard unknown.isEmpty else {
                let message = "\(path) holds settings that PetSave does not know: \(unknown.joined(separator: ", "))"
                return [DiagnosticFinding(subject: "settings", level: .warning, message: message)]
            }
            let message = keys.isEmpty ? "none set" : "\(path), \(keys.count) set"
            return [DiagnosticFinding(subject: "settings", level: .fine, message: message)]
        } catch {
            return [DiagnosticFinding(subject: "settings", level: .failure, message: "\(error)")]
        }
    }
}

/// Whether the catalogue is whole, and what it holds.
struct CatalogFileCheck: DiagnosticCheck {
    let path: String

    func run() async -> [DiagnosticFinding] {
        guard FileManager.default.fileExists(atPath: path) else {
            let message = "nothing fetched or imported yet"
            return [DiagnosticFinding(subject: "catalogue", level: .fine, message: message)]
        }
        do {
            let report = try await SQLiteCatalog(path: path, openMode: .readOnly).check()
            let count = AnimalWords.grouped
            let contents =
                "\(path): \(count(report.animals)) animals, \(count(report.organizations)) organisations, "
                + "\(count(report.bytes / 1024)) KiB, schema \(report.schemaVersion.prefix { $0 != " " })"
            let problems = report.problems.map { problem in
                DiagnosticFinding(subject: "catalogue", level: .failure, message: problem)
            }
            return [DiagnosticFinding(subject: "catalogue", level: .fine, message: contents)] + problems
        } catch {
            return [DiagnosticFinding(subject: "catalogue", level: .failure, message: "\(error)")]
        }
    }
}

/// Whether shortlist and alerts are whole.
struct PersonalFileCheck: DiagnosticCheck {
    let path: String

    func run() async -> [DiagnosticFinding] {
        let subject = "shortlist and alerts"
        do {
            guard let report = try await PersonalDatabase(path: path).check() else {
                return [DiagnosticFinding(subject: subject, level: .fine, message: "none yet")]
            }
            let contents = "\(path), shortlist: \(report.shortlisted), alerts: \(report.alerts)"
            return [DiagnosticFinding(subject: subject, level: .fine, message: contents)]
                + report.problems.map { DiagnosticFinding(subject: subject, level: .failure, message: $0) }
        } catch {
            return [DiagnosticFinding(subject: subject, level: .failure, message: "\(error)")]
        }
    }
}
