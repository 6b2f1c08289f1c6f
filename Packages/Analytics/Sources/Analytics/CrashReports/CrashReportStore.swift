public import FoundationEssentials
import Glibc
public import Platform

/// The reports of crashes and faults on this machine: files for the person to read, and to send to whom they want. Nothing
/// here sends them.
///
/// They are written whether or not analytics is on, as a core file would be; the names of the last events are among them
/// only while it is on.
public struct CrashReportStore: Sendable {
    /// The folder.
    public let path: String

    /// How many reports are kept.
    public static let limit = 5
    /// The longest report that is read, in bytes.
    private static let byteLimit = 65_536

    public init(path: String) {
        self.path = path
    }

    /// Lets a crash of this process leave a report, and makes room for it. Without a way to do so there will be none.
    ///
    /// - Parameter version: This program's version.
    public func watch(version: String) {
        prune()
        try? CrashReporter.install(folder: path, header: Self.header(.crash, version: version))
    }

    /// The reports, the newest first.
    public func reports() -> [CrashReport] {
        // Asked at each start, when there mostly is no folder: an error that nobody sees is dear to make.
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap { CrashReport(name: $0, in: path) }.sorted { $0.order > $1.order }
    }

    /// What a report says.
    public func text(of report: CrashReport) throws(FileError) -> String {
        let bytes = try SmallFile(path: report.path, limit: Self.byteLimit).bytes
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Leaves a report of an error that no person can cause. Of the error it tells the names of its types and cases, which
    /// stand in the source, and nothing that it holds.
    ///
    /// - Parameters:
    ///   - command: The type of what failed, whose name is told.
    public func report(_ error: any Error, command: Any.Type, version: String, time: Date) {
        let lines =
            Self.header(.fault, version: version) + [
                "time: \(time.compactISO8601)", "command: \(String(describing: command))",
                "error: \(ErrorPath(error).text)", "end",
            ]
        let file = "\(path)/\(CrashReport.Kind.fault.rawValue)-\(time.compactISO8601)-\(getpid()).txt"
        do {
            try Folder.create(path)
            try AtomicFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: file)
        } catch {
            // A report is never worth another error.
        }
        prune()
    }

    /// Deletes every report.
    ///
    /// - Returns: How many there were.
    @discardableResult
    public func forget() throws(FileError) -> Int {
        let reports = reports()
        for report in reports { try SmallFile.remove(report.path) }
        return reports.count
    }

    private func prune() {
        for report in reports().dropFirst(Self.limit) { _ = try? SmallFile.remove(report.path) }
    }

    private static func header(_ kind: CrashReport.Kind, version: String) -> [String] {
        ["PetSave \(kind.rawValue) report", "version: \(version)"]
    }
}
