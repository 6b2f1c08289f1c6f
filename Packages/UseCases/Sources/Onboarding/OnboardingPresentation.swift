/// A page of the onboarding as a view shows it.
public struct OnboardingPresentation: Hashable, Sendable {
    /// What the person may take for an answer.
    public struct Choice: Hashable, Sendable {
        /// What ``OnboardingViewEvents/viewDidChoose(_:in:)`` and ``OnboardingViewEvents/viewDidToggle(_:in:)`` take.
        public let id: String
        public let label: String
        /// Whether it is the answer, or one of them.
        public let isMarked: Bool
        /// Whether it is the answer only because another answer suggests it.
        public let isSuggested: Bool
    }

    /// A question of the page, and how it is answered so far.
    public struct Field: Hashable, Sendable {
        public let field: OnboardingField
        /// The question, without a question mark where it is none: `Where are you?`
        public let label: String
        /// A line on how it can be answered.
        public let hint: String
        /// What is typed; empty for fields of another kind.
        public let text: String
        /// What the answer is taken for: `Philadelphia, PA 19104, US`; `nil` where there is nothing to say.
        public let meaning: String?
        /// Why the answer cannot stay so; a sentence.
        public let problem: String?
        /// Whether there is a ``problem`` only because the answer is the beginning of something: more of it may be typed
        /// yet, and the choices are what begins so.
        public let isUnfinished: Bool
        /// What can be chosen or toggled; of a text, suggestions, the likeliest first.
        public let choices: [Choice]
    }

    /// A line of the summary.
    public struct SummaryLine: Hashable, Sendable {
        public let field: OnboardingField
        public let label: String
        /// The answer in words; `not said` where there is none.
        public let value: String
        /// Whether confirming changes the setting.
        public let isChanged: Bool
    }

    /// Where the onboarding stands.
    public enum Phase: Hashable, Sendable {
        case asking
        /// The answers are being kept; nothing else can be done now.
        case saving
        /// The answers are kept.
        case finished
        /// The person left.
        case left
    }

    public let phase: Phase
    public let page: OnboardingPage
    /// Which page it is, the first being 1.
    public let number: Int
    /// How many pages there are.
    public let count: Int
    public let title: String
    /// What there is to say, before the questions.
    public let paragraphs: [String]
    public let fields: [Field]
    /// On the summary, every answer, page by page; on other pages nothing.
    public let summary: [SummaryLine]
    /// What the person should know: that answers of before were taken up, that something could not be kept. Sentences.
    public let notices: [String]
    /// Whether answers of before an interruption were taken up, and this is the page it happened at.
    public let isResumed: Bool
    public let canGoBack: Bool
    public let canSkip: Bool
    /// Whether skipping takes back answers that are other than the settings.
    public let skippingLosesAnswers: Bool
    /// Whether the next page can come.
    public let canContinue: Bool
    /// Whether the answers can be kept: on the summary.
    public let canConfirm: Bool
    /// Why the page can be neither left for the next one nor confirmed; a sentence. `nil` when it can.
    public let obstacle: String?
}
