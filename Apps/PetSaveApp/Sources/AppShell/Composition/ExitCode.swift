import Platform

/// What the process ends with; `petsave help exit-codes` tells the same.
///
/// From 64 on as in BSD's `sysexits.h`.
enum ExitCode: Int32, CaseIterable {
    case found = 0
    case noMatch = 1
    case usage = 64
    case badData = 65
    case unavailable = 69
    case internalError = 70
    case inputOutput = 74
    case temporary = 75
    case authentication = 77
    case configuration = 78
    case hungUp = 129
    case interrupted = 130
    case quit = 131
    case terminated = 143

    /// What it means.
    var meaning: String {
        switch self {
        case .found: "found something, or did what was asked"
        case .noMatch: "nothing matches"
        case .usage: "the command line is not understood, or names no known place, alert or source"
        case .badData: "some of the input, or what a source sent, could not be read; the rest was kept"
        case .unavailable: "servers cannot be reached, and nothing is kept from before"
        case .internalError: "a fault of PetSave itself, or a damaged catalogue"
        case .inputOutput: "a file could not be read or written"
        case .temporary: "a passing trouble, such as a catalogue in use or a server that has enough for now; try again"
        case .authentication: "a source refused the key, or the key cannot be had"
        case .configuration: "a setting or the environment is wrong"
        case .hungUp: "the terminal went away"
        case .interrupted: "stopped by Ctrl-C"
        case .quit: "stopped by Ctrl-\\"
        case .terminated: "stopped by a request to end"
        }
    }
}

extension ExitCode {
    /// For a program that a signal ended, as a shell reports it.
    static func signal(_ signal: ProcessSignal) -> ExitCode {
        switch signal {
        case .hangUp: .hungUp
        case .terminate: .terminated
        case .quit: .quit
        case .interrupt, .resume, .suspend, .windowChange: .interrupted
        }
    }
}
