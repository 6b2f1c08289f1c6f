import FoundationEssentials
import Glibc
import Testing

@Suite("A crash")
struct CrashReportTests {
    @Test(
        "leaves a report that is offered and never sent, and ends the program as before",
        arguments: [
            (SIGSEGV, "SIGSEGV"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"), (SIGILL, "SIGILL"),
            (SIGFPE, "SIGFPE"),
        ]
    )
    func crash(signal: Int32, name: String) throws {
        let home = try Home()
        let child = try home.start(["import", "-"], variables: Self.variables)
        // More than a pipe holds: the program is reading, and so has begun.
        let input = [UInt8](repeating: UInt8(ascii: " "), count: 300_000)
        _ = try child.feed(input[...])
        #expect(kill(child.id, signal) == 0)
        #expect(try child.wait() == .signal(signal))

        let files = try home.files(in: "state/reports")
        #expect(files.count == 1)
        let text = try home.contents(of: "state/reports/" + (files.first ?? ""))
        #expect(text.contains("signal: \(name)\n"))
        #expect(text.hasSuffix("end\n"))
        #expect(!text.contains("Springfield") && !text.contains(home.path), "\(text)")

        let doctor = try home.run("doctor")
        #expect(doctor.ended(with: 0))
        #expect(doctor.output.contains("crash reports"), "\(doctor.output)")
        #expect(try home.run("doctor", "--crash-reports").output.contains("signal: \(name)"))
        #expect(try home.run("doctor", "--forget-crash-reports").ended(with: 0))
        #expect(try home.files(in: "state/reports").isEmpty)
        #expect(try home.run("doctor", "--crash-reports").ended(with: 1))
    }

    @Test("that is a fault of the program's own leaves a report without what the error says")
    func fault() throws {
        let home = try Home()
        try FileManager.default.createDirectory(atPath: home.path + "/data", withIntermediateDirectories: true)
        _ = try home.file("data/catalog.sqlite", "This is no catalogue. Springfield.")
        #expect(try home.run("near", "19104").ended(with: 70))
        let files = try home.files(in: "state/reports")
        #expect(files.count == 1 && files.allSatisfy { $0.hasPrefix("fault-") }, "\(files)")
        let text = try home.contents(of: "state/reports/" + (files.first ?? ""))
        #expect(text.contains("command: NearCommand\n"))
        #expect(text.contains("CatalogError.damaged"), "\(text)")
        #expect(!text.contains("19104") && !text.contains(home.path))
    }

    /// Without the toolchain's own tracer, which finds itself beside a build like this one, and takes its time over it.
    private static let variables = ["SWIFT_BACKTRACE": "enable=no", "SPRING": "Springfield"]
}
