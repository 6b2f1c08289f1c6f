import Analytics
import FoundationEssentials
import Onboarding
import Testing

@Suite("The onboarding's tracker")
struct OnboardingTrackerTests {
    @Test("tells pages and a number, and has no way to tell an answer")
    func events() async {
        let service = MemoryAnalyticsService()
        let recorder = EventRecorder(services: [service], now: { Date() }, makeID: madeIDs())
        let tracker: any OnboardingTracker = OnboardingAnalyticsTracker(recorder: recorder)
        for page in OnboardingPage.allCases { await tracker.pageShown(page) }
        await tracker.onboardingFinished(answered: 3)
        await tracker.onboardingLeft(at: .home)
        let told = service.events.map { event in
            ([event.name.text] + event.properties.map { "\($0.key.text)=\($0.value)" }).joined(separator: " ")
        }
        #expect(
            told.first == "onboarding_page_shown page=term(AnalyticsTerm(text: \"welcome\"))"
                || told[0].contains("welcome")
        )
        #expect(told.filter { $0.hasPrefix("onboarding_page_shown") }.count == OnboardingPage.allCases.count)
        #expect(told.suffix(2).first == "onboarding_finished answered=count(3)")
        #expect(service.events.last?.name.text == "onboarding_left")
    }
}
