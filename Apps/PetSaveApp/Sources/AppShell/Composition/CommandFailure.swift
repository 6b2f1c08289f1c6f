import Alerts
import AnimalDetails
import AnimalMap
import AnimalSources
import AnimalsNearYou
import Boundaries
import BusinessServices
import CatalogImport
import CatalogSync
import Domain
import Onboarding
import Platform
import Search
import Shortlist
import Suggestions
import TerminalSession
import TerminalText
import Usage

/// Why a command ends without its answer: a sentence for the person, and the exit code for a script.
struct CommandFailure: Error {
    /// Empty when there is nothing to tell.
    let message: String
    let code: ExitCode

    init(_ message: String, _ code: ExitCode) {
        self.message = message
        self.code = code
    }

    /// What is written to standard error. A usage error from the argument parser names itself already.
    ///
    /// File names and arguments that the message repeats may come from others, so it must not command the terminal.
    var line: String {
        let safe = message.sanitizedForTerminal(.multiLine)
        return safe.hasPrefix("Error: ") ? safe + "\n" : "petsave: \(safe)\n"
    }
}

// One place where errors of the boundaries become exit codes.
extension CommandFailure {
    init(_ error: CatalogError) {
        let code: ExitCode =
            switch error {
            case .cannotOpen, .cannotWrite: .inputOutput
            case .tooNew: .configuration
            case .damaged, .failed: .internalError
            case .busy: .temporary
            }
        self.init(error.description, code)
    }

    init(_ error: NearbyAnimalsError) {
        switch error {
        case .unknownPlace, .ambiguousPlace: self.init(error.description, .usage)
        case .catalog(let error): self.init(error)
        }
    }

    init(_ error: AnimalMapError) {
        switch error {
        case .placeMissing: self.init(error.description, .usage)
        case .nearby(let error): self.init(error)
        }
    }

    init(_ error: AlertsError) {
        switch error {
        case .unknownName, .badName, .nameTaken, .gone, .distanceWithoutPlace: self.init(error.description, .usage)
        case .nearby(let error): self.init(error)
        case .store(let error): self.init(error)
        case .delivery(.command): self.init(error.description, .temporary)
        case .delivery(.output), .delivery(.feed): self.init(error.description, .inputOutput)
        }
    }

    init(_ error: AnimalsNearYouError) {
        switch error {
        case .placeMissing, .pageOutOfRange: self.init(error.description, .usage)
        case .unavailable: self.init(error.description, .unavailable)
        case .nearby(let error): self.init(error)
        }
    }

    init(_ error: SearchError) {
        switch error {
        case .placeMissing, .pageOutOfRange: self.init(error.description, .usage)
        case .unavailable: self.init(error.description, .unavailable)
        case .nearby(let error): self.init(error)
        }
    }

    init(_ error: SuggestionsError) {
        switch error {
        case .catalog(let error): self.init(error)
        }
    }

    init(_ error: AnimalDetailsError) {
        switch error {
        case .unknownID, .noListing, .noPhoto: self.init(error.description, .noMatch)
        case .ambiguousID: self.init(error.description, .usage)
        case .cannotOpen: self.init(error.description, .unavailable)
        case .catalog(let error): self.init(error)
        }
    }

    init(_ error: CatalogImportError) {
        switch error {
        case .input: self.init(error.description, .inputOutput)
        case .catalog(let error): self.init(error)
        }
    }

    init(_ error: ExportError) {
        switch error {
        case .outputClosed: self.init("", .found)
        case .cannotWrite: self.init(error.description, .inputOutput)
        case .catalog(let error): self.init(error)
        }
    }

    init(_ error: TerminalSessionError) {
        self.init(
            error.isAboutSurroundings ? "\(error) \(InteractiveCommand.instead)" : "\(error)",
            error.isAboutSurroundings ? .usage : .inputOutput
        )
    }

    init(_ error: PersonalStoreError) {
        let code: ExitCode =
            switch error {
            case .cannotOpen, .cannotWrite: .inputOutput
            case .tooNew: .configuration
            case .damaged, .failed: .internalError
            case .busy: .temporary
            }
        self.init(error.description, code)
    }

    init(_ error: OnboardingError) {
        switch error {
        case .settings(let error): self.init(error)
        }
    }

    init(_ error: PreferencesError) {
        switch error {
        case .unknownKey, .badPlace: self.init(error.description, .usage)
        case .badValue: self.init(error.description, .configuration)
        case .store(.unreadable): self.init(error.description, .configuration)
        case .store(.cannotWrite): self.init(error.description, .inputOutput)
        }
    }

    init(_ error: ShortlistError) {
        switch error {
        case .unknownID, .notInList, .nothingToUndo: self.init(error.description, .noMatch)
        case .ambiguousID: self.init(error.description, .usage)
        case .catalog(let error): self.init(error)
        case .store(let error): self.init(error)
        }
    }

    init(_ error: UsageError) {
        let code: ExitCode =
            switch error {
            case .unknownService: .usage
            case .noDestination, .badSettings, .preferences(.unreadable): .configuration
            case .cannotRead, .cannotWrite, .preferences(.cannotWrite): .inputOutput
            }
        var suggestion = ""
        if case .unknownService(let name, let known) = error {
            suggestion =
                EditDistance.nearest(to: name.lowercased(), among: known).map { " Did you mean “\($0)”?" } ?? ""
        }
        self.init(error.description + suggestion, code)
    }

    /// A reader that went away, as `head` does, is no failure.
    init(_ error: StreamError) {
        switch error {
        case .closedByReader: self.init("", .found)
        case .failed: self.init("\(error)", .inputOutput)
        }
    }

    /// Whatever a response threw.
    init(anyOf error: any Error) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as AlertsError: self.init(error)
        case let error as AnimalMapError: self.init(error)
        case let error as AnimalsNearYouError: self.init(error)
        case let error as NearbyAnimalsError: self.init(error)
        case let error as AnimalDetailsError: self.init(error)
        case let error as CatalogImportError: self.init(error)
        case let error as ExportError: self.init(error)
        case let error as PersonalStoreError: self.init(error)
        case let error as OnboardingError: self.init(error)
        case let error as PreferencesError: self.init(error)
        case let error as ShortlistError: self.init(error)
        case let error as TerminalSessionError: self.init(error)
        case let error as CatalogError: self.init(error)
        case let error as CatalogSyncError: self.init(error)
        case let error as SearchError: self.init(error)
        case let error as SourcesError: self.init(error)
        case let error as StreamError: self.init(error)
        case let error as SuggestionsError: self.init(error)
        case let error as UsageError: self.init(error)
        case is CancellationError: self.init("Stopped before the end.", .interrupted)
        default: self.init("\(error)", .internalError)
        }
    }
}
