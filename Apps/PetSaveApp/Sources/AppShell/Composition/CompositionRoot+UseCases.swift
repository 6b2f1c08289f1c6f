import Analytics
import AnimalDetails
import AnimalMap
import AnimalsNearYou
import Boundaries
import BusinessServices
import CatalogExport
import CatalogImport
import CatalogStatistics
import Diagnostics
import Domain
import Preferences
import Search
import Shortlist
import Suggestions

/// The use cases, each with the view that its caller brings along.
extension CompositionRoot {
    func animalsNearYou(
        request: AnimalsNearYouRequest,
        network: NetworkAccess,
        view: any AnimalsNearYouView,
        coordinator: any AnimalsNearYouCoordinator = OneShotAnimalsNearYouCoordinator()
    ) throws(CatalogError) -> AnimalsNearYouUseCase {
        AnimalsNearYouUseCase(
            request: request,
            nearby: NearbyAnimalsService(catalog: try catalog(), places: places),
            refresh: catalogRefresh(network: network),
            now: now,
            view: view,
            coordinator: coordinator,
            tracker: AnimalsNearYouAnalyticsTracker(recorder: recorder())
        )
    }

    func animalDetails(
        idText: String,
        isExplained: Bool,
        view: any AnimalDetailsView,
        coordinator: any AnimalDetailsCoordinator
    ) throws(CatalogError) -> AnimalDetailsUseCase {
        AnimalDetailsUseCase(
            idText: idText,
            center: home?.coordinate,
            isExplained: isExplained,
            catalog: try catalog(),
            now: now,
            view: view,
            coordinator: coordinator,
            tracker: AnimalDetailsAnalyticsTracker(recorder: recorder())
        )
    }

    func animalMap(
        request: AnimalMapRequest,
        view: any AnimalMapView,
        coordinator: any AnimalMapCoordinator = OneShotAnimalMapCoordinator()
    ) throws(CatalogError) -> AnimalMapUseCase {
        AnimalMapUseCase(
            request: request,
            nearby: NearbyAnimalsService(catalog: try catalog(), places: places),
            towns: towns,
            view: view,
            coordinator: coordinator,
            tracker: AnimalMapAnalyticsTracker(recorder: recorder())
        )
    }

    func catalogImport(inputs: [ImportInput], view: any CatalogImportView) throws(CatalogError) -> CatalogImportUseCase
    {
        CatalogImportUseCase(
            inputs: inputs,
            archive: archive(),
            catalog: try catalogWriter(),
            places: places,
            view: view,
            tracker: CatalogImportAnalyticsTracker(recorder: recorder())
        )
    }

    func catalogExport(
        request: CatalogExportUseCase.Request,
        writer: any AnimalRecordWriter,
        view: any CatalogExportView
    ) throws(CatalogError) -> CatalogExportUseCase {
        CatalogExportUseCase(
            request: request,
            catalog: try catalog(),
            writer: writer,
            view: view,
            tracker: CatalogExportAnalyticsTracker(recorder: recorder())
        )
    }

    func catalogStatistics(
        request: CatalogStatisticsUseCase.Request,
        view: any CatalogStatisticsView
    ) throws(CatalogError) -> CatalogStatisticsUseCase {
        let catalog = try catalog()
        return CatalogStatisticsUseCase(
            request: request,
            catalog: catalog,
            nearby: NearbyAnimalsService(catalog: catalog, places: places),
            now: now,
            view: view,
            tracker: CatalogStatisticsAnalyticsTracker(recorder: recorder())
        )
    }

    func search(
        network: NetworkAccess,
        view: any SearchView,
        coordinator: any SearchCoordinator = OneShotSearchCoordinator()
    ) throws(CatalogError) -> SearchUseCase {
        SearchUseCase(
            catalog: try catalog(),
            places: places,
            refresh: catalogRefresh(network: network),
            now: now,
            view: view,
            coordinator: coordinator,
            tracker: SearchAnalyticsTracker(recorder: recorder())
        )
    }

    func suggestions(view: any SuggestionsView) throws(CatalogError) -> SuggestionsUseCase {
        SuggestionsUseCase(
            catalog: try catalog(),
            places: places,
            view: view,
            tracker: SuggestionsAnalyticsTracker(recorder: recorder())
        )
    }

    func diagnostics(view: any DiagnosticsView) -> DiagnosticsUseCase {
        DiagnosticsUseCase(
            checks: [
                ProgramCheck(), FoldersCheck(directories: directories), PreferencesCheck(path: preferencesPath),
                CatalogFileCheck(path: catalogPath), PersonalFileCheck(path: personalPath), SourcesCheck(root: self),
                GazetteerCheck(),
                TerminalCheck(world: world),
                AnalyticsCheck(root: self), CrashReportsCheck(reports: crashReports),
            ],
            view: view,
            tracker: DiagnosticsAnalyticsTracker(recorder: recorder())
        )
    }

    func preferencesUseCase(view: any PreferencesView) -> PreferencesUseCase {
        PreferencesUseCase(
            store: preferenceStore(),
            places: places,
            view: view,
            tracker: PreferencesAnalyticsTracker(recorder: recorder())
        )
    }

    /// The shortlist through `service`, or one of its own.
    func shortlist(
        order: ShortlistOrder = .added,
        service: ShortlistService? = nil,
        view: any ShortlistView,
        coordinator: any ShortlistCoordinator = OneShotShortlistCoordinator()
    ) throws(CatalogError) -> ShortlistUseCase {
        let catalog = try catalog()
        return ShortlistUseCase(
            order: order,
            center: home?.coordinate,
            service: service ?? ShortlistService(store: shortlistStore(), catalog: catalog, now: now),
            identification: AnimalIdentification(catalog: catalog),
            view: view,
            coordinator: coordinator,
            tracker: ShortlistAnalyticsTracker(recorder: recorder())
        )
    }

    func shortlistExport(
        order: ShortlistOrder,
        writer: any ShortlistWriter,
        view: any ShortlistExportView
    ) throws(CatalogError) -> ShortlistExportUseCase {
        ShortlistExportUseCase(
            order: order,
            center: home?.coordinate,
            service: ShortlistService(store: shortlistStore(), catalog: try catalog(), now: now),
            writer: writer,
            view: view,
            tracker: ShortlistAnalyticsTracker(recorder: recorder())
        )
    }

    /// The person's own place, if their settings name one that is known.
    var home: Place? {
        guard let text = preferences.place, case .found(let place) = places.find(text) else { return nil }
        return place
    }
}
