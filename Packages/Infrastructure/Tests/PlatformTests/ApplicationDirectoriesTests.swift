import Glibc
import Platform
import Testing

@Suite("Application folders")
struct ApplicationDirectoriesTests {
    private func directories(
        _ environment: ProcessEnvironment,
        accountHome: String? = nil
    ) throws(ApplicationDirectoriesError) -> ApplicationDirectories {
        try ApplicationDirectories(
            applicationName: "tool",
            overrideVariable: "TOOL_HOME",
            environment: environment,
            accountHome: { accountHome }
        )
    }

    @Test("Lie below the home folder where the specification puts them")
    func defaults() throws {
        let folders = try directories(["HOME": "/home/ann"])
        #expect(folders.configuration == "/home/ann/.config/tool")
        #expect(folders.data == "/home/ann/.local/share/tool")
        #expect(folders.state == "/home/ann/.local/state/tool")
        #expect(folders.cache == "/home/ann/.cache/tool")
        #expect(folders.runtime == "/home/ann/.local/state/tool/runtime")
    }

    @Test("Follow the XDG variables, which need no home folder")
    func variables() throws {
        let folders = try directories([
            "XDG_CONFIG_HOME": "/x/config", "XDG_DATA_HOME": "/x/data/", "XDG_STATE_HOME": "/x/state",
            "XDG_CACHE_HOME": "/x/cache", "XDG_RUNTIME_DIR": "/run/user/1",
        ])
        #expect(
            ApplicationDirectories.Purpose.allCases.map(folders.path) == [
                "/x/config/tool", "/x/data/tool", "/x/state/tool", "/x/cache/tool", "/run/user/1/tool",
            ]
        )
    }

    @Test("Ignore XDG variables that are empty or relative", arguments: ["", "relative/path", "./here"])
    func ignored(value: String) throws {
        let folders = try directories([
            "HOME": "/h", "XDG_CONFIG_HOME": value, "XDG_DATA_HOME": value, "XDG_STATE_HOME": value,
            "XDG_CACHE_HOME": value, "XDG_RUNTIME_DIR": value,
        ])
        #expect(try folders == directories(["HOME": "/h"]))
    }

    @Test("Move into one folder when the override is set")
    func override() throws {
        let folders = try directories(["TOOL_HOME": "/all", "HOME": "/h", "XDG_CACHE_HOME": "/x"])
        #expect(
            ApplicationDirectories.Purpose.allCases.map(folders.path) == [
                "/all/config", "/all/data", "/all/state", "/all/cache", "/all/runtime",
            ]
        )
    }

    @Test("Refuse a relative override rather than use the real folders")
    func relativeOverride() {
        let error = #expect(throws: ApplicationDirectoriesError.self) {
            try directories(["TOOL_HOME": "sandbox", "HOME": "/h"])
        }
        #expect(error == .overrideIsRelative(variable: "TOOL_HOME", value: "sandbox"))
        #expect(error?.description.contains("TOOL_HOME") == true)
    }

    @Test("Take the account's home folder when HOME is missing or relative", arguments: [nil, "", "home"])
    func accountHome(home: String?) throws {
        let environment = ProcessEnvironment(home.map { ["HOME": $0] } ?? [:])
        #expect(try directories(environment, accountHome: "/account").cache == "/account/.cache/tool")
    }

    @Test("Say what to set when there is no home folder at all")
    func noHome() {
        let error = #expect(throws: ApplicationDirectoriesError.self) { try directories([:]) }
        #expect(error == .noHome(overrideVariable: "TOOL_HOME"))
        #expect(error?.description.contains("set HOME, or TOOL_HOME") == true)
    }

    @Test("Find this account's home folder in the account database")
    func account() throws {
        let home = try #require(ApplicationDirectories.homeOfAccount())
        #expect(home.hasPrefix("/"))
    }

    @Test("Are made on request only, and then for their owner only")
    func create() throws {
        let temporary = try TemporaryFolder()
        let folders = try directories(["HOME": temporary("home")])
        #expect(try temporary.names.isEmpty)

        let made = try folders.create(.data)
        #expect(made == temporary("home/.local/share/tool"))
        for path in ["home", "home/.local", "home/.local/share", "home/.local/share/tool"] {
            let information = try FileInformation(path: temporary(path))
            #expect(information.kind == .directory)
            #expect(information.permissions == .ownerOnlyFolder)
        }
        #expect(try folders.create(.data) == made)
    }

    @Test("Keep the permissions of a folder that exists")
    func existing() throws {
        let temporary = try TemporaryFolder()
        try #require(unsafe mkdir(temporary("config"), 0o755) == 0)
        try #require(unsafe chmod(temporary("config"), 0o755) == 0)
        try directories(["TOOL_HOME": temporary.path]).create(.configuration)
        #expect(try FileInformation(path: temporary("config")).permissions == FilePermissions(rawValue: 0o755))
    }

    @Test("Name the path when a file is in the way")
    func fileInTheWay() throws {
        let temporary = try TemporaryFolder()
        try temporary.file("config", "")
        let folders = try directories(["TOOL_HOME": temporary.path])
        #expect(throws: FileError(.create, path: temporary("config"), reason: .notDirectory)) {
            try folders.create(.configuration)
        }
    }
}
