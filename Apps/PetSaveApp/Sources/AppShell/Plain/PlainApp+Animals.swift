import AnimalDetails
import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import Platform
import Search
import Shortlist

/// What a person does with one animal.
extension PlainApp {
    /// Tells everything about the animal of that number.
    func tellDetails(_ number: Int) async throws {
        guard let subject = subject(numbered: number) else { return }
        switch page {
        case .near(let useCase, _): await useCase.viewDidSelect(subject.id)
        case .search(let useCase, _): await useCase.viewDidSelect(subject.id)
        case .menu, .news, .shortlist, .alerts, .details: break
        }
        let (useCase, view) = try details(of: subject.id)
        _ = try await useCase.viewDidAppear().value
        push(.details(useCase, view))
        try await tellOpinion(of: subject.id)
    }

    func tellOpinion(of id: AnimalID) async throws {
        guard let entry = try await shortlistService().entry(id) else { return }
        let note = entry.note.map { " Note: \($0)" } ?? ""
        console.say("In your shortlist. \(PlainWords.rating(entry.rating)).\(note)")
    }

    func keep(_ rest: String) async throws {
        guard let (subject, _) = try subject(rest) else { return }
        try await shortlistUseCase().viewDidAdd([subject.id.description])
    }

    func remove(_ rest: String) async throws {
        guard let (subject, _) = try subject(rest) else { return }
        try await shortlistUseCase().viewDidRemove([subject.id.description])
    }

    func undo() async throws {
        try await shortlistUseCase().viewDidRequestUndo()
    }

    func rate(_ rest: String) async throws {
        guard let (subject, stars) = try subject(rest) else { return }
        let help = "A number from 0 to 5, or “none” for no rating."
        var answer = stars
        if answer.isEmpty {
            guard let told = try ask("How many stars, 0 to 5?", help: help) else { return }
            answer = told
        }
        let rating = Int(answer).flatMap { Rating($0) }
        guard rating != nil || answer.lowercased() == OnboardingEntry.none else {
            return console.say("“\(answer)” is no rating. \(help)")
        }
        try await keepFirst(subject)
        try await shortlistUseCase().viewDidRate(subject.id.description, rating)
    }

    func note(_ rest: String) async throws {
        guard let (subject, text) = try subject(rest) else { return }
        var note = text
        if note.isEmpty {
            guard let told = try ask("Your note:", help: "Your own words, or “none” for no note.") else { return }
            note = told
        }
        try await keepFirst(subject)
        let isNone = note.lowercased() == OnboardingEntry.none
        try await shortlistUseCase().viewDidNote(subject.id.description, isNone ? "" : note)
    }

    func tellPhotos(_ rest: String) throws {
        guard let (subject, _) = try subject(rest) else { return }
        console.say(PlainDetailsView.photos(of: subject.animal))
        for address in subject.animal.photos.compactMap(\.largest) { console.show(address) }
    }

    func openListing(_ rest: String) async throws {
        guard let (subject, _) = try subject(rest) else { return }
        try await details(of: subject.id).useCase.viewDidRequestListing()
        console.say("Its page opens in your browser.")
    }

    // MARK: Who is meant

    /// The animal that is told of, or the one of the number that the words begin with; and the other words.
    private func subject(_ words: String) throws -> (PlainPage.Subject, String)? {
        if case .details = page { return page.subjects.first.map { ($0, words) } }
        var words = words
        if words.isEmpty {
            guard !page.subjects.isEmpty else { return subject(numbered: 1).map { ($0, "") } }
            let help = "The number that the list gives it, 1 to \(page.subjects.count)."
            guard let answer = try ask("Which animal? A number:", help: help) else { return nil }
            words = answer
        }
        let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
        guard let first = parts.first, let number = Int(first) else {
            console.say("“\(words)” does not begin with the number of an animal, as in “keep 1”.")
            return nil
        }
        return subject(numbered: number).map { ($0, parts.dropFirst().joined().trimmingSpaces) }
    }

    /// The animal of that number; tells when there is none.
    private func subject(numbered number: Int) -> PlainPage.Subject? {
        let subjects = page.subjects
        guard !subjects.isEmpty else {
            console.say("There is no animal in this list.")
            return nil
        }
        guard (1...subjects.count).contains(number) else {
            console.say("There is no number \(number) here: they go from 1 to \(subjects.count).")
            return nil
        }
        return subjects[number - 1]
    }

    // MARK: Whom to ask

    private func details(of id: AnimalID) throws -> (useCase: AnimalDetailsUseCase, view: PlainDetailsView) {
        let view = PlainDetailsView(console: console, unit: root.preferences.units, notify: notices.tell)
        let useCase = try root.animalDetails(
            idText: id.description,
            isExplained: false,
            view: view,
            coordinator: OneShotAnimalDetailsCoordinator()
        )
        return (useCase, view)
    }

    private func shortlistUseCase() throws -> ShortlistUseCase {
        try root.shortlist(view: PlainShortlistView(console: console, unit: root.preferences.units, isTold: false))
    }

    private func shortlistService() throws -> ShortlistService {
        ShortlistService(store: root.shortlistStore(), catalog: try root.catalog(), now: root.now)
    }

    /// Whom somebody thinks of they keep.
    private func keepFirst(_ subject: PlainPage.Subject) async throws {
        guard try await shortlistService().entry(subject.id) == nil else { return }
        try await shortlistUseCase().viewDidAdd([subject.id.description])
    }
}
