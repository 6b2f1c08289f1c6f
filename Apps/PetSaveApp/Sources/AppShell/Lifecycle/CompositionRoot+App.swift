import Analytics
import Boundaries
import BusinessServices
import Domain
import Platform
import Preferences
import TerminalScreen

/// What the interactive app needs.
extension CompositionRoot {
    /// Where the app remembers itself.
    var internalSettings: InternalSettingsFile {
        InternalSettingsFile(path: directories.state + "/app.json") { [directories] in
            try directories.create(.state)
        }
    }

    @MainActor
    func sceneFactory(
        _ options: InteractiveOptions,
        _ capabilities: TerminalCapabilities
    ) throws(CatalogError) -> SceneFactory {
        let isOffline = options.isOffline || isOffline
        let photos = animalPhotos(network: options.network, isOffline: isOffline)
        return SceneFactory(
            dependencies: SceneDependencies(
                root: self,
                shortlist: ShortlistService(store: shortlistStore(), catalog: try catalog(), now: now),
                capabilities: capabilities,
                network: options.network,
                isOffline: isOffline,
                loadPhoto: { animal, index, box in
                    await photos.photo(of: animal, index: index, box: box, capabilities: capabilities)
                }
            )
        )
    }

    /// The services that live as long as the app; `onChange` hears when the catalogue became another.
    func appServices(
        _ options: InteractiveOptions,
        onChange: @escaping @Sendable () async -> Void
    ) -> [any AppService] {
        guard !options.isOffline, !isOffline else { return [] }
        var services: [any AppService] = [
            BackgroundRefreshService(
                refresh: catalogRefresh(network: options.network),
                center: home?.coordinate,
                clock: world.timer,
                onChange: onChange
            )
        ]
        if let analytics { services.append(AnalyticsDeliveryService(analytics: analytics, clock: world.timer)) }
        return services
    }
}
