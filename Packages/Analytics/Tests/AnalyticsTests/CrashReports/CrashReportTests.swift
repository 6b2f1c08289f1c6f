import FoundationEssentials
import Glibc
import Platform
import Testing

@testable import Analytics

@Suite("Reports of crashes")
struct CrashReportTests {
    /// How a process crashes.
    enum Crash: String, CaseIterable, Codable, Sendable {
        case badAddress
        case stackOverflow
        case abort
        case trap
        case sentSegmentationFault
        case sentTrap

        var signal: Int32 {
            switch self {
            case .badAddress, .stackOverflow, .sentSegmentationFault: SIGSEGV
            case .abort: SIGABRT
            // What the processor makes of a broken precondition.
            case .trap: SIGILL
            case .sentTrap: SIGTRAP
            }
        }

        func happen() {
            switch self {
            case .badAddress:
                unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
            case .stackOverflow: _ = Self.depth(1)
            case .abort: Glibc.abort()
            case .trap: preconditionFailure("Springfield")
            case .sentSegmentationFault: raise(SIGSEGV)
            case .sentTrap: raise(SIGTRAP)
            }
        }

        private static func depth(_ number: Int) -> Int {
            number == 0 ? 0 : depth(number + 1) + 1
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID().uuidString)").path

    @Test("a crash ends the process as it would have, and leaves a report", arguments: Crash.allCases)
    func crash(_ crash: Crash) async throws {
        let folder: String = folder
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await #expect(processExitsWith: .signal(crash.signal)) { [folder = folder as String, crash = crash as Crash] in
            // On the thread that overflows: each thread has a stack for signals of its own, or none.
            await MainActor.run { CrashReportStore(path: folder + "/state/reports").watch(version: "9.9.9") }
            let trail = CrashTrailAnalyticsService()
            for event in QueueBench().events(20) { await trail.record(event) }
            await MainActor.run { crash.happen() }
        }
        let store = CrashReportStore(path: folder + "/state/reports")
        let reports = store.reports()
        #expect(reports.count == 1)
        let report = try #require(reports.first)
        #expect(report.kind == .crash)
        let text = try store.text(of: report)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["PetSave crash report", "version: 9.9.9"])
        #expect(lines.contains { $0.hasPrefix("signal: SIG") })
        #expect(lines.filter { $0 == "  nearby_page_shown" }.count == 16)
        let frames = lines.drop { $0 != "backtrace:" }.dropFirst().prefix { $0 != "modules:" }
        #expect(frames.count > 2, "\(text)")
        #expect(frames.allSatisfy { $0.contains(" +0x") })
        #expect(lines.last == "end")
        #expect(!text.contains("Springfield"))
        #expect(!text.contains("/"), "\(text)")
        #expect(try FileInformation(path: report.path).permissions == .ownerOnly)
    }

    @Test("a fault's report tells which error it was, and nothing that it holds")
    func fault() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = CrashReportStore(path: folder)
        let time = Date(timeIntervalSince1970: 1_782_950_400)
        store.report(Outer.inner(.damaged(path: "/home/springfield")), command: Self.self, version: "1", time: time)
        let report = try #require(store.reports().first)
        #expect(report.name == "fault-20260702T000000Z-\(getpid()).txt")
        #expect(
            try store.text(of: report) == """
                PetSave fault report
                version: 1
                time: 20260702T000000Z
                command: CrashReportTests
                error: Outer.inner.Inner.damaged
                end

                """
        )
    }

    @Test("no more than five are kept, the newest")
    func limit() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = CrashReportStore(path: folder)
        for day in 0..<9 {
            let time = Date(timeIntervalSince1970: 1_782_950_400 + Double(day) * 86_400)
            store.report(Inner.plain, command: Self.self, version: "1", time: time)
        }
        let days = store.reports().map { $0.name.dropFirst("fault-".count).prefix(8) }
        #expect(days == ["20260710", "20260709", "20260708", "20260707", "20260706"])
        try Data().write(to: URL(filePath: folder + "/somebody-elses.txt"))
        #expect(try store.forget() == 5)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["somebody-elses.txt"])
    }

    @Test("where nothing can be written there is no report, and no other harm")
    func unwritable() async throws {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let store = CrashReportStore(path: "/proc/nowhere/reports")
            store.watch(version: "1")
            store.report(Inner.plain, command: CrashReportTests.self, version: "1", time: .distantPast)
            abort()
        }
    }

    private enum Inner: Error, CustomStringConvertible {
        case damaged(path: String)
        case plain

        var description: String { "Springfield" }
    }

    private enum Outer: Error {
        case inner(Inner)
    }
}
