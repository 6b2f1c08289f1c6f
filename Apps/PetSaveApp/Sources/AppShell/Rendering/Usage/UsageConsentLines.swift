import Boundaries
import TerminalText
import Usage

/// Who gets to know how PetSave is used, for people to read.
struct UsageConsentLines {
    let presentation: UsageConsentPresentation

    var lines: [StyledText] {
        let width = (presentation.services.map(\.name.displayWidth).max() ?? 0) + 2
        return [StyledText(state, style: .bold)]
            + presentation.services.flatMap { lines(of: $0, width: width) }
            + [StyledText("The journal is \(journal).")]
            + [StyledText("Which service gets what is settled in \(presentation.settings).")]
    }

    private var state: String {
        if let problem = presentation.problem { return "\(problem)" }
        switch (presentation.isEnabled, presentation.isForbidden) {
        case (true, false):
            return presentation.services.contains(where: \.isEnabled)
                ? "Analytics is on."
                : "Analytics is on, but every service is switched off, so that nothing is recorded."
        case (true, true): return "Analytics is off, since DO_NOT_TRACK is set; without it, it would be on."
        case (false, true): return "Analytics is off, and DO_NOT_TRACK is set."
        case (false, false): return "Analytics is off. Nothing is recorded, and nothing is sent."
        }
    }

    private var journal: String {
        presentation.isJournalDeleted
            ? "deleted" : "\(presentation.journal); it is yours: `petsave analytics off --delete-journal` deletes it"
    }

    private func lines(of service: UsageService, width: Int) -> [StyledText] {
        let isActive = presentation.isActive(service)
        let indentation = StyledText(String(repeating: " ", count: width + 6))
        let name = StyledText("  " + service.name.padded(toWidth: width), style: .bold)
        let heading = name + StyledText(isActive ? "on  " : "off ", style: isActive ? .color(.green) : .dim)
        return [heading + StyledText(service.summary), indentation + StyledText(details(of: service))]
    }

    private func details(of service: UsageService) -> String {
        guard let destination = service.destination else { return "no address is settled" }
        let events = service.events == ["*"] ? "all events" : service.events.joined(separator: ", ")
        let waiting = service.sends ? "; \(AnalyticsWords.waiting(service.waiting))" : ""
        return "\(events) to \(destination)\(waiting)"
    }
}

/// Words for what analytics does.
enum AnalyticsWords {
    static func waiting(_ count: Int) -> String {
        switch count {
        case 0: "nothing waits"
        case 1: "1 event waits"
        default: "\(AnimalWords.grouped(count)) events wait"
        }
    }

    static func unreadable(_ count: Int) -> String {
        count == 1
            ? "1 line of the journal could not be read."
            : "\(AnimalWords.grouped(count)) lines of the journal could not be read."
    }
}
