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
        let pages = OnboardingPage.allCases.map(\.rawValue)
        #expect(
            service.events.map(\.name.text)
                == pages.map { _ in "onboarding_page_shown" } + ["onboarding_finished", "onboarding_left"]
        )
        let properties = service.events.map { event in
            event.properties.map { name, value in
                switch value {
                case .term(let term): "\(name.text)=\(term.text)"
                case .count(let count): "\(name.text)=\(count)"
                case .flag(let flag): "\(name.text)=\(flag)"
                }
            }
        }
        // Counts are told in steps of 1, 2 and 5.
        #expect(properties == pages.map { ["page=\($0)"] } + [["answered=2"], ["page=home"]])
    }
}
