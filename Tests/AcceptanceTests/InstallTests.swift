import FoundationEssentials
import Testing

@Suite("Installing")
struct InstallTests {
    @Test(
        "puts the program, its manual and the completions of three shells where a packager wants them, readable by all"
    )
    func staged() throws {
        let home = try Home()
        // A blank in the path, as packagers' folders may have.
        let stage = home.path + "/a stage"
        let make = try ChildProcess(
            "/usr/bin/make",
            arguments: [
                "--no-print-directory", "-C", Self.repository, "install", "PREFIX=/usr", "DESTDIR=\(stage)",
                "BINARY=\(PetSaveProgram.path())",
            ],
            environment: home.environment
        )
        let said = try make.converse([])
        #expect(try make.wait() == .exit(0), "\(String(decoding: said.error, as: UTF8.self))")

        let beginnings = [
            "bin/petsave": "\u{7F}ELF",
            "share/man/man1/petsave.1": ".Dd July 1, 2026",
            "share/man/man1/petsave-near.1": ".Dd July 1, 2026",
            "share/man/man7/petsave-exit-codes.7": ".Dd July 1, 2026",
            "share/bash-completion/completions/petsave": "#!/bin/bash",
            "share/zsh/site-functions/_petsave": "#compdef petsave",
            "share/fish/vendor_completions.d/petsave.fish": "function",
        ]
        for (name, beginning) in beginnings {
            let path = "\(stage)/usr/\(name)"
            let contents = try Data(contentsOf: URL(filePath: path))
            #expect(contents.starts(with: Array(beginning.utf8)), "\(name)")
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == (name == "bin/petsave" ? 0o755 : 0o644), "\(name)")
        }
        // Nothing but what was asked for: no settings, no catalogue.
        #expect(try home.contents() == ["a stage"])
    }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
