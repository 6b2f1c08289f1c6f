import Analytics
import Platform

extension CompositionRoot {
    /// The reports that crashes and faults have left on this machine.
    var crashReports: CrashReportStore { Self.crashReports(in: directories) }

    /// The reports of whoever starts the program in this environment; `nil` where it has no folders.
    static func crashReports(in environment: ProcessEnvironment) -> CrashReportStore? {
        (try? folders(in: environment)).map { crashReports(in: $0) }
    }

    private static func crashReports(in directories: ApplicationDirectories) -> CrashReportStore {
        CrashReportStore(path: directories.state + "/reports")
    }
}
