public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Shows, adds, tries, switches and gives up the sources that animals come from.
///
/// - Actor: a person who wants to see real animals.
/// - Events: all or one of the sources are asked for; one is added, switched on or off, tried or removed.
/// - Effects: what the person told is kept once it is complete and its place is found, a secret only if they want
///   PetSave to keep it. Trying a source makes one small request and changes nothing. With a source its animals leave
///   the catalogue, unless they are to be kept. What came of it is presented.
public struct SourcesUseCase: SourcesViewEvents {
    private let directory: SourceDirectory
    private let store: any SourceStore
    private let statuses: SourceStatuses
    private let makeCatalog: @Sendable () throws(CatalogError) -> any SyncCatalog
    private let drafting: SourceDrafting
    private let now: @Sendable () -> Date
    private let view: any SourcesView
    private let tracker: any SourcesTracker

    /// - Parameters:
    ///   - catalog: The person's own catalogue, which tells how many animals came from a source.
    ///   - makeCatalog: The same catalogue as syncing sees it.
    ///   - home: Where the person lives; sources that can be asked for a part of the world are asked for that around it
    ///     unless a place is named.
    public init(
        directory: SourceDirectory,
        store: any SourceStore,
        catalog: any AnimalCatalog,
        makeCatalog: @escaping @Sendable () throws(CatalogError) -> any SyncCatalog,
        home: Place?,
        now: @escaping @Sendable () -> Date,
        view: any SourcesView,
        tracker: any SourcesTracker
    ) {
        self.directory = directory
        self.store = store
        self.makeCatalog = makeCatalog
        self.now = now
        self.view = view
        self.tracker = tracker
        statuses = SourceStatuses(directory: directory, catalog: catalog, makeCatalog: makeCatalog, now: now)
        drafting = SourceDrafting(directory: directory, home: home)
    }

    @discardableResult
    public func viewDidAppear() -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await list() }
    }

    @discardableResult
    public func viewDidSelect(_ name: String) -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await details(name) }
    }

    @discardableResult
    public func viewDidAdd(_ draft: SourceDraft) -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await add(draft) }
    }

    @discardableResult
    public func viewDidSwitch(_ name: String, on isEnabled: Bool) -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await `switch`(name, on: isEnabled) }
    }

    @discardableResult
    public func viewDidRemove(_ name: String, keepingAnimals: Bool) -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await remove(name, keepingAnimals: keepingAnimals) }
    }

    @discardableResult
    public func viewDidTest(_ name: String) -> UseCaseResponse<SourcesPresentation> {
        UseCaseResponse { try await test(name) }
    }

    private func list() async throws(SourcesError) -> SourcesPresentation {
        await present(.list(try await statuses.status(of: try await all())))
    }

    private func details(_ name: String) async throws(SourcesError) -> SourcesPresentation {
        await present(.details(try await statuses.status(of: try await source(called: name))))
    }

    private func add(_ draft: SourceDraft) async throws(SourcesError) -> SourcesPresentation {
        let taken = try await all().map(\.name)
        let source = try drafting.configuration(from: draft, taken: taken)
        let secret = source.secret == .kept ? draft.keptSecret : nil
        let status = try await statuses.status(of: source)
        let isAdded: Bool
        do throws(SourceStoreError) { isAdded = try await store.add(source, secret: secret) } catch {
            throw .store(error)
        }
        guard isAdded else { throw .nameTaken(source.name) }
        await tracker.sourceAdded(kind: source.kind)
        return await present(.added(status))
    }

    private func `switch`(_ name: String, on isEnabled: Bool) async throws(SourcesError) -> SourcesPresentation {
        var source = try await source(called: name)
        source.isEnabled = isEnabled
        let status = try await statuses.status(of: source)
        let isKept: Bool
        do throws(SourceStoreError) {
            isKept = try await store.setEnabled(isEnabled, source: source.name)
        } catch {
            throw .store(error)
        }
        guard isKept else { throw .unknownSource(text: name, known: try await all().map(\.name)) }
        return await present(.switched(status))
    }

    private func remove(_ name: String, keepingAnimals: Bool) async throws(SourcesError) -> SourcesPresentation {
        let source = try await source(called: name)
        // The animals go first: were PetSave killed in between, they would belong to a source that nobody can remove.
        let animals = keepingAnimals ? 0 : try await removeAnimals(of: source.name)
        let isRemoved: Bool
        do throws(SourceStoreError) { isRemoved = try await store.remove(source.name) } catch { throw .store(error) }
        guard isRemoved else { throw .unknownSource(text: name, known: try await all().map(\.name)) }
        await tracker.sourceRemoved(kind: source.kind)
        return await present(.removed(source.name, animals: animals))
    }

    /// Not while somebody syncs the source, who would bring them back.
    private func removeAnimals(of source: SourceName) async throws(SourcesError) -> Int {
        let removed: Result<Int, CatalogError>?
        do throws(CatalogError) {
            let catalog = try makeCatalog()
            removed = try await catalog.exclusively(syncing: source) {
                do throws(CatalogError) { return .success(try await catalog.remove(source)) } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .catalog(error)
        }
        guard let removed else { throw .busy(source) }
        do { return try removed.get() } catch { throw .catalog(error) }
    }

    private func test(_ name: String) async throws(SourcesError) -> SourcesPresentation {
        let source = try await source(called: name)
        let resolved: ResolvedSource
        do throws(SourceConfigurationError) { resolved = try directory.resolve(source) } catch {
            throw SourcesError(error)
        }
        let probe: FeedProbe
        do throws(FeedError) { probe = try await resolved.feed.probe(at: now()) } catch {
            await tracker.sourceTested(kind: source.kind, answered: false)
            throw .feed(source.name, error)
        }
        await tracker.sourceTested(kind: source.kind, answered: true)
        return await present(.tested(try await statuses.status(of: source), probe))
    }

    private func present(_ presentation: SourcesPresentation) async -> SourcesPresentation {
        await view.present(presentation)
        return presentation
    }

    private func all() async throws(SourcesError) -> [SourceConfiguration] {
        do { return try await directory.sources() } catch { throw .store(error) }
    }

    private func source(called text: String) async throws(SourcesError) -> SourceConfiguration {
        let all = try await all()
        let name = SourceName(text.trimmingSpaces)
        guard let source = all.first(where: { $0.name == name }) else {
            throw .unknownSource(text: text, known: all.map(\.name))
        }
        return source
    }
}
