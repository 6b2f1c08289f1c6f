import Analytics
import BusinessServices
import Domain
import Platform
import Preferences
import Synchronization
import TerminalInput
import TerminalScreen
import TerminalSession

/// The app on a terminal: takes the terminal over, shows the splash while it gets ready, hands what happens to the scenes
/// and brings their frames onto the screen, until the person quits or a signal ends it.
@MainActor
final class InteractiveApp {
    private let options: InteractiveOptions
    private let session: any TerminalSession
    private let settingsFile: InternalSettingsFile
    private let host: SceneHost
    private var services: AppServiceRegistry
    private var root: CompositionRoot
    private var settings = InternalSettings()
    private var keepsSettings = false
    private var failure: (any Error)?

    /// How long the splash is seen at least.
    private static let splashTime = Duration.milliseconds(600)

    init(root: CompositionRoot, options: InteractiveOptions, session: any TerminalSession) throws {
        self.root = root
        self.options = options
        self.session = session
        settingsFile = root.internalSettings
        let host = SceneHost(
            factory: try root.sceneFactory(options, session.capabilities),
            capabilities: session.capabilities,
            size: session.size,
            unit: root.preferences.units,
            now: root.now
        )
        self.host = host
        services = Self.services(of: root, options, host)
    }

    private static func services(
        of root: CompositionRoot,
        _ options: InteractiveOptions,
        _ host: SceneHost
    ) -> AppServiceRegistry {
        AppServiceRegistry(
            services: root.appServices(options) { await host.catalogDidChange() },
            clock: root.world.timer
        )
    }

    /// Runs until the end, and answers the exit code: that of the signal where one ended it.
    func run() async throws -> ExitCode {
        let painting = Task { [host, session] in
            for await _ in host.redraws { await session.show(host.frame()) }
        }
        host.onRestart = { [weak self] in await self?.restart() }
        launch()
        let code = await untilTheEnd()
        painting.cancel()
        await finish()
        if let failure { throw failure }
        return code
    }

    /// Hands on what happens.
    private func untilTheEnd() async -> ExitCode {
        for await event in session.events {
            switch event {
            case .input(let input): host.handle(input)
            case .resized(let size): host.resize(to: size)
            case .suspensionRequested:
                await services.enterBackground()
                await session.suspend()
                await services.becomeActive()
                host.setNeedsDisplay()
            case .resumed: host.setNeedsDisplay()
            case .endRequested(let signal): return .signal(signal)
            }
            if host.isQuitting { break }
        }
        return .found
    }

    // MARK: - Getting ready

    /// Shows the splash, and starts once everything is ready and the splash was seen.
    private func launch() {
        let splash = SplashScene(environment: host)
        if options.showsSplash { host.cover(with: splash) }
        host.run { [self] in
            async let seen: Void? = options.showsSplash ? try? root.world.timer.sleep(for: Self.splashTime) : nil
            do {
                try await prepare(showing: splash)
            } catch {
                failure = error
                return await session.end()
            }
            _ = await seen
            guard !Task.isCancelled else { return }
            host.start(restoring: settings.app)
            if !settings.isOnboarded { host.go(to: .onboarding) }
            tellOfCrash()
            await services.launch()
        }
    }

    /// Tells once that the program has crashed, and where it says how.
    private func tellOfCrash() {
        guard let newest = root.crashReports.reports().first, newest.name != settings.toldCrashReport else { return }
        settings.toldCrashReport = newest.name
        host.tell(
            .notice("PetSave failed the last time; `petsave doctor --crash-reports` shows how. Nothing was sent.")
        )
    }

    /// Reads what the app remembers, and brings the catalogue's tables up to date.
    private func prepare(showing splash: SplashScene) async throws {
        let file = settingsFile
        let fallback = InternalSettings(hasPlace: root.preferences.place != nil)
        (settings, keepsSettings) = try await Self.offTheMainActor { file.load(fallback: fallback) }
        let (steps, progress) = AsyncStream.makeStream(of: SplashSceneState.Progress.self)
        let showing = Task { for await step in steps { splash.show(step) } }
        defer { showing.cancel() }
        let catalogFile = root.catalogFile
        try await Self.offTheMainActor {
            try catalogFile.bringUpToDate { progress.yield(SplashSceneState.Progress(done: $0, total: $1)) }
        }
        progress.finish()
        await showing.value
    }

    /// Where waiting for a file does not hold up the screen.
    private nonisolated static func offTheMainActor<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await Task { @concurrent in try work() }.value
    }

    /// Makes the scenes and the services anew, with the settings as they are now.
    private func restart() async {
        do {
            root = try await CompositionRoot(world: root.world)
            // Before the old services end: theirs would be the last events that are sent.
            await root.honourWithdrawnConsent()
            await services.terminate()
            services = Self.services(of: root, options, host)
            await services.launch()
            host.restart(with: try root.sceneFactory(options, session.capabilities), unit: root.preferences.units)
        } catch {
            host.tell(.failure("\(error)"))
        }
    }

    // MARK: - The end

    private func finish() async {
        if keepsSettings {
            settings.app = host.memento
            // Whoever left the onboarding has been asked, too; one that was interrupted is taken up again.
            settings.isOnboarded = !(host.scene is OnboardingScene)
            settingsFile.save(settings)
        }
        await session.end()
        host.close()
        await services.terminate()
        let ending = Task { [host] in
            await host.settle()
            await host.stop()
        }
        await ending.finish(within: AppServiceRegistry.patience, on: root.world.timer)
    }
}
