import Analytics
import Boundaries
import BusinessServices
import FoundationEssentials
import HTTPTransport
import Platform
import Preferences
import Secrets
import Usage

/// What counts how PetSave is used: nothing of it is read or made while the person has not switched it on.
extension CompositionRoot {
    /// Records events only if the person has switched analytics on and `DO_NOT_TRACK` does not forbid it.
    func recorder() -> EventRecorder {
        EventRecorder(router: analytics, now: now, makeID: makeIdentifier)
    }

    /// Whether the environment forbids recording, whatever the person's setting (https://consoledonottrack.com).
    var doNotTrack: Bool { Self.forbidsTracking(world.environment) }

    static func forbidsTracking(_ environment: ProcessEnvironment) -> Bool {
        environment.nonEmpty("DO_NOT_TRACK").map { $0 != "0" } ?? false
    }

    /// Brings events to the services, which are made when the first event comes; `nil` while nothing is recorded.
    static func router(
        _ preferences: Preferences,
        _ world: World,
        makeRouting: @escaping @Sendable () -> AnalyticsRoutingFile
    ) -> AnalyticsRouter? {
        guard preferences.analyticsEnabled, !forbidsTracking(world.environment) else { return nil }
        return AnalyticsRouter {
            await makeRouting().routes() + [AnalyticsRoute(service: CrashTrailAnalyticsService(), events: .all)]
        }
    }

    /// Has another process send what waits, if enough does. A command only appends to the queues, and of a person who
    /// never opens the interactive app the events leave so.
    func handOverDelivery() async {
        guard !isOffline, await analytics?.isDue == true else { return }
        world.startDetached(["analytics", "deliver"])
    }

    /// Sends what waits, in that process; as long as it takes, up to a minute.
    func deliverAnalytics() async {
        guard !isOffline else { return }
        await analytics?.deliver(within: .seconds(60))
    }

    /// Throws away what waits to be sent, and what tells the person from others, if they no longer want anything to be
    /// recorded, by whichever way they said so. Where nothing was ever kept that is one look at a folder.
    func honourWithdrawnConsent() async {
        guard FileManager.default.fileExists(atPath: Self.analyticsFolder(in: directories)) else { return }
        // Settings that cannot be read say nothing about consent; what is kept is not sent meanwhile either.
        guard let settled = try? await Preferences(from: preferenceStore()), !settled.analyticsEnabled else { return }
        await analyticsRouting().forget([])
    }

    func usageConsent(view: any UsageConsentView) -> UsageConsentUseCase {
        UsageConsentUseCase(
            preferences: preferenceStore(),
            services: analyticsRouting(),
            journal: FileUsageJournal(file: Self.journalFile(in: directories)),
            isForbidden: doNotTrack,
            view: view
        )
    }

    func usageReview(request: UsageReviewRequest, view: any UsageReviewView) -> UsageReviewUseCase {
        UsageReviewUseCase(
            request: request,
            journal: FileUsageJournal(file: Self.journalFile(in: directories)),
            view: view
        )
    }

    /// Where the journal of events is kept.
    var journalPath: String { Self.journalFile(in: directories).path }

    func analyticsRouting() -> AnalyticsRoutingFile {
        Self.routing(world, directories, NetworkAccess(caFile: preferences.caFile))
    }

    /// The services that events can be routed to, in the order in which people are told of them: a service a line.
    static func analyticsKinds(
        _ world: World,
        _ directories: ApplicationDirectories,
        _ network: NetworkAccess
    ) -> [AnalyticsServiceKind] {
        let delivery = deliveryContext(world, network)
        return [
            .journal(journalFile(in: directories)),
            .httpBatch(delivery),
            .otlp(delivery),
        ]
    }

    static func routing(
        _ world: World,
        _ directories: ApplicationDirectories,
        _ network: NetworkAccess
    ) -> AnalyticsRoutingFile {
        AnalyticsRoutingFile(
            path: directories.configuration + "/analytics.toml",
            kinds: analyticsKinds(world, directories, network),
            folder: analyticsFolder(in: directories),
            makeID: { makeIdentifier(in: world) }
        )
    }

    private static func deliveryContext(_ world: World, _ network: NetworkAccess) -> DeliveryContext {
        let now: @Sendable () -> Date = { world.clock.now }
        return DeliveryContext(
            http: HTTPService(
                transport: transport(network, in: world),
                policy: DeliverySettings.policy,
                clock: world.timer,
                now: now
            ),
            secrets: SecretReader(environment: world.environment),
            programVersion: PetSaveVersion.current,
            now: now,
            random: { Double(world.makeSeed() >> 11) / 0x1p53 },
            makeID: { makeIdentifier(in: world) }
        )
    }

    private static func journalFile(in directories: ApplicationDirectories) -> RotatedFile {
        RotatedFile(path: directories.state + "/analytics.ndjson", limit: JournalAnalyticsService.standardLimit)
    }

    /// Where services keep what waits to be sent, a folder each.
    private static func analyticsFolder(in directories: ApplicationDirectories) -> String {
        directories.state + "/analytics"
    }
}
