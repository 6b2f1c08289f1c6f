import ArgumentParser
import FoundationEssentials
import ManualPages
import Platform

/// `petsave manual --output FOLDER`, for packagers and `make install`; everybody else has the pages already.
struct ManualCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Write the manual's pages, for man to find.",
        discussion: """
            A page for each command and each topic goes into FOLDER, as man1/petsave-near.1 and man7/petsave-places.7. \
            The variable SOURCE_DATE_EPOCH, in seconds since 1970, dates them, so that a build can be repeated.

              petsave manual --output /usr/local/share/man
            """,
        shouldDisplay: false
    )

    static let mendsSettings = true

    @Option(help: ArgumentHelp("Where to write to; made if it is not there.", valueName: "folder"))
    var output: String

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let date = try date(in: root.world)
        let program = try CommandDescription.ofProgram()
        let pages = CommandManual(program: program).pages + HelpTopic.allCases.map(\.manualPage)
        do throws(FileError) {
            for page in pages {
                let folder = output + "/" + page.folderName
                try Folder.create(folder, permissions: FilePermissions(rawValue: 0o755))
                try AtomicFile.write(
                    page.source(date: date, system: "PetSave \(PetSaveVersion.current)"),
                    to: folder + "/" + page.fileName,
                    permissions: .everyoneReads
                )
            }
        } catch {
            throw CommandFailure("\(error)", .inputOutput)
        }
        return .found
    }

    /// The day the pages carry: https://reproducible-builds.org/specs/source-date-epoch/
    private func date(in world: World) throws(CommandFailure) -> Date {
        guard let text = world.environment.nonEmpty("SOURCE_DATE_EPOCH") else { return world.clock.now }
        guard let seconds = UInt32(text) else {
            throw CommandFailure(
                "SOURCE_DATE_EPOCH: “\(text)” is no number of seconds since 1970. Correct it, or unset it.",
                .configuration
            )
        }
        return Date(timeIntervalSince1970: Double(seconds))
    }
}
