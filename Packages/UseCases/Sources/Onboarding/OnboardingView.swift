/// Shows the onboarding. Made by the app shell: a scene that repaints, or prompts that are asked one after the other.
public protocol OnboardingView: Sendable {
    /// Called at every change, the last call standing for the present state; before an event returns, what it led to has
    /// been presented.
    func present(_ presentation: OnboardingPresentation) async
}

/// What happens in the view, told to the use case.
///
/// Nothing is kept before ``viewDidConfirm()``, but for a draft in case of an interruption. An event that makes no sense at
/// the moment, such as going back from the first page, changes nothing.
public protocol OnboardingViewEvents: Sendable {
    /// The view came up. The settings are the answers to begin with; a draft from an interrupted onboarding is taken up.
    func viewDidAppear() async throws(OnboardingError)

    /// The text of a field is this now, after each key or at once.
    func viewDidType(_ text: String, in field: OnboardingField) async

    /// The person took one of the choices of a field, by its ``OnboardingPresentation/Choice/id``: that one and no other;
    /// of a text, a suggestion.
    func viewDidChoose(_ choice: String, in field: OnboardingField) async

    /// The person marked a choice of a field, or unmarked it.
    func viewDidToggle(_ choice: String, in field: OnboardingField) async

    /// The person is done with the page. Where an answer makes no sense yet, the page stays.
    func viewDidContinue() async

    /// The person does not answer the page: what the settings say of it holds, and the next page comes.
    func viewDidSkip() async

    /// The person wants to see the page before; the answers stay.
    func viewDidGoBack() async

    /// The person wants to change something on an earlier page; the answers stay.
    func viewDidReturn(to page: OnboardingPage) async

    /// The person wants to begin with what the settings say, and nothing of what was answered.
    func viewDidStartOver() async

    /// The person confirmed the summary: everything is kept at once, and the onboarding ends. Throws, and stays where it
    /// is, when that fails.
    func viewDidConfirm() async throws(OnboardingError)

    /// The person leaves: nothing of it stays.
    func viewDidCancel() async

    /// The view goes away though the person did not leave: the terminal is closed, the program is stopped. What was being
    /// typed is kept too, to be taken up at the next time.
    func viewWillDisappear() async
}
