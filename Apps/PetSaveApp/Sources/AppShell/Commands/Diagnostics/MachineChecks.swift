import Boundaries
import FoundationEssentials
import Gazetteer
import Platform
import TerminalText

/// Which PetSave this is.
struct ProgramCheck: DiagnosticCheck {
    func run() async -> [DiagnosticFinding] {
        [DiagnosticFinding(subject: "version", level: .fine, message: "PetSave \(PetSaveVersion.current)")]
    }
}

/// Whether the folders are there and may be written.
struct FoldersCheck: DiagnosticCheck {
    let directories: ApplicationDirectories

    func run() async -> [DiagnosticFinding] {
        let folders = [
            ("settings folder", directories.configuration), ("data folder", directories.data),
            ("state folder", directories.state), ("cache folder", directories.cache),
        ]
        return folders.map { subject, path in
            if !FileManager.default.fileExists(atPath: path) {
                return DiagnosticFinding(
                    subject: subject,
                    level: .fine,
                    message: "\(path) (made when it is needed)"
                )
            }
            return FileManager.default.isWritableFile(atPath: path)
                ? DiagnosticFinding(subject: subject, level: .fine, message: path)
                : DiagnosticFinding(
                    subject: subject,
                    level: .failure,
                    message: "\(path) may not be written. Change its owner or mode, or set PETSAVE_HOME."
                )
        }
    }
}

/// Whether the places that came with PetSave are whole.
struct GazetteerCheck: DiagnosticCheck {
    func run() async -> [DiagnosticFinding] {
        let gazetteer = Gazetteer()
        do {
            try gazetteer.check()
            let message =
                "\(AnimalWords.grouped(gazetteer.placeCount)) places, "
                + "\(AnimalWords.grouped(gazetteer.postalCodeCount)) postal codes"
            return [DiagnosticFinding(subject: "places", level: .fine, message: message)]
        } catch {
            return [DiagnosticFinding(subject: "places", level: .failure, message: "\(error) Install PetSave again.")]
        }
    }
}

/// What the terminal can show.
struct TerminalCheck: DiagnosticCheck {
    let world: World

    func run() async -> [DiagnosticFinding] {
        let output = world.streams.output
        guard output.isTerminal else {
            return [DiagnosticFinding(subject: "terminal", level: .fine, message: "standard output is no terminal")]
        }
        let canvas = Canvas(world, output: .output, color: .auto, plain: false)
        let signs = canvas.chrome == .unicode ? "UTF-8" : "no UTF-8 in LANG, so boxes are drawn in ASCII"
        let message =
            "\(world.environment["TERM"] ?? "TERM unset"), \(canvas.width) columns, \(canvas.colors), \(signs)"
        return [DiagnosticFinding(subject: "terminal", level: .fine, message: message)]
    }
}
