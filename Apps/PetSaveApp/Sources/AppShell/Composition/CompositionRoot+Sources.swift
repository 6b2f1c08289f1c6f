import Analytics
import AnimalFeeds
import AnimalSources
import AsyncHTTPTransport
import Boundaries
import BusinessServices
import CatalogSync
import Domain
import HTTPTransport
import Platform
import SourceFile

/// The sources that a person set up, and the use cases that ask them.
extension CompositionRoot {
    /// What PetSave can fetch from, in the order in which people are told of it: a kind a line.
    func feedKinds(network: NetworkAccess, policy: HTTPPolicy = HTTPPolicy()) -> [any FeedKind] {
        let access = feedAccess(network, policy)
        return [
            RescueGroupsKind(access: access),
            SocrataKind(access: access),
            ASMKind(access: access),
            ShelterluvKind(access: access),
            PetfinderKind(access: access),
            WebKind(access: access),
        ]
    }

    /// Where the sources are kept.
    var sourcesPath: String { directories.configuration + "/sources.toml" }

    /// Where secrets are kept that the person gave PetSave to keep.
    var secretsFolder: String { directories.data + "/secrets" }

    /// Where access tokens are kept for as long as they are good.
    var tokenFolder: String { directories.cache + "/tokens" }

    func sourceStore() -> any SourceStore { FileSourceStore(path: sourcesPath, keptFolder: secretsFolder) }

    /// Whether the environment forbids asking servers.
    var isOffline: Bool { world.environment.nonEmpty("PETSAVE_OFFLINE").map { $0 != "0" } ?? false }

    /// For commands that are of no use without asking servers.
    func requireNetwork(for command: String) throws(CommandFailure) {
        guard isOffline else { return }
        throw CommandFailure(
            "`\(command)` asks servers, and PETSAVE_OFFLINE is set. Unset it, or set it to 0.",
            .unavailable
        )
    }

    func sources(network: NetworkAccess, view: any SourcesView) -> SourcesUseCase {
        SourcesUseCase(
            directory: sourceDirectory(network, Self.oneLook),
            store: sourceStore(),
            catalog: catalogFile,
            makeCatalog: { [catalogFile] in catalogFile },
            home: home,
            now: now,
            view: view,
            tracker: SourcesAnalyticsTracker(recorder: recorder())
        )
    }

    func catalogSync(
        request: CatalogSyncRequest,
        network: NetworkAccess,
        view: any CatalogSyncView
    ) -> CatalogSyncUseCase {
        let directory = sourceDirectory(network)
        return CatalogSyncUseCase(
            request: request,
            service: syncService(directory),
            directory: directory,
            view: view,
            tracker: CatalogSyncAnalyticsTracker(recorder: recorder())
        )
    }

    /// Asks the sources that are due before an answer.
    func catalogRefresh(network: NetworkAccess) -> CatalogRefresh {
        let directory = sourceDirectory(network)
        return CatalogRefresh(directory: directory, service: syncService(directory), clock: world.timer, now: now)
    }

    /// For trying a source while somebody waits for the answer: once, and not for long.
    private static let oneLook = HTTPPolicy(timeouts: HTTPTimeouts(read: 10, total: 30), tries: 1)

    func sourceDirectory(_ network: NetworkAccess, _ policy: HTTPPolicy = HTTPPolicy()) -> SourceDirectory {
        SourceDirectory(store: sourceStore(), kinds: feedKinds(network: network, policy: policy), places: places)
    }

    private func syncService(_ directory: SourceDirectory) -> SyncService {
        SyncService(directory: directory, makeCatalog: { [catalogFile] in catalogFile }, places: places, now: now)
    }

    private func feedAccess(_ network: NetworkAccess, _ policy: HTTPPolicy) -> FeedAccess {
        let secrets = SourceSecrets(environment: world.environment, keptFolder: secretsFolder)
        return FeedAccess(
            http: HTTPService(transport: transport(network), policy: policy, clock: world.timer, now: now),
            tokenFolder: tokenFolder,
            now: now,
            secret: secrets.secret(of:)
        )
    }

    /// What it takes to reach servers.
    func transportSettings(_ network: NetworkAccess) -> TransportSettings {
        TransportSettings(
            userAgent: "PetSave/\(PetSaveVersion.current)",
            caFile: network.caFile,
            environment: world.environment.dictionary
        )
    }

    func transport(_ network: NetworkAccess) -> any HTTPTransport {
        let settings = transportSettings(network)
        return LazyTransport { [world] () throws(CertificateFileError) in try world.makeTransport(settings) }
    }
}
