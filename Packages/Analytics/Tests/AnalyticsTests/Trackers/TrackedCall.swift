import Alerts
import Analytics
import AnimalDetails
import AnimalMap
import AnimalSources
import AnimalsNearYou
import CatalogExport
import CatalogImport
import CatalogStatistics
import CatalogSync
import Diagnostics
import Domain
import Onboarding
import Preferences
import Search
import Shortlist
import Suggestions

/// A call of a tracker's method with values as a use case could hand them over, secrets in every text among them.
struct TrackedCall: Sendable {
    /// The event that must come of it.
    let event: String
    let make: @Sendable (EventRecorder, inout PlantedValues) async -> Void

    /// Every method of every tracker.
    static let all: [TrackedCall] = nearby + search + lists + shortlist + alerts + sources + files + person

    private static let nearby = [
        TrackedCall(event: "nearby_page_shown") { recorder, values in
            await AnimalsNearYouAnalyticsTracker(recorder: recorder)
                .pageShown(number: values.number(), total: values.number(), country: values.text())
        },
        TrackedCall(event: "nearby_failed") { recorder, values in
            await AnimalsNearYouAnalyticsTracker(recorder: recorder).listFailed(values.one())
        },
        TrackedCall(event: "nearby_animal_selected") { recorder, values in
            await AnimalsNearYouAnalyticsTracker(recorder: recorder).animalSelected(type: values.animalType())
        },
        TrackedCall(event: "map_shown") { recorder, values in
            await AnimalMapAnalyticsTracker(recorder: recorder)
                .mapShown(total: values.number(), clusters: values.number(), country: values.text())
        },
        TrackedCall(event: "map_failed") { recorder, values in
            await AnimalMapAnalyticsTracker(recorder: recorder).mapFailed(values.one())
        },
    ]

    private static let search = [
        TrackedCall(event: "search_page_shown") { recorder, values in
            await SearchAnalyticsTracker(recorder: recorder)
                .pageShown(
                    number: values.number(),
                    total: values.number(),
                    subjects: [values.one(), values.one()],
                    hasText: values.flag()
                )
        },
        TrackedCall(event: "search_found_nothing") { recorder, values in
            await SearchAnalyticsTracker(recorder: recorder).nothingFound(alternatives: values.number())
        },
        TrackedCall(event: "search_failed") { recorder, values in
            await SearchAnalyticsTracker(recorder: recorder).searchFailed(values.one())
        },
        TrackedCall(event: "search_animal_selected") { recorder, values in
            await SearchAnalyticsTracker(recorder: recorder).animalSelected(type: values.animalType())
        },
        TrackedCall(event: "suggestions_shown") { recorder, values in
            await SuggestionsAnalyticsTracker(recorder: recorder).suggestionsShown(count: values.number())
        },
    ]

    private static let lists = [
        TrackedCall(event: "details_shown") { recorder, values in
            await AnimalDetailsAnalyticsTracker(recorder: recorder)
                .detailsShown(type: values.animalType(), source: values.source())
        },
        TrackedCall(event: "listing_opened") { recorder, values in
            await AnimalDetailsAnalyticsTracker(recorder: recorder).listingOpened(source: values.source())
        },
        TrackedCall(event: "photo_opened") { recorder, values in
            await AnimalDetailsAnalyticsTracker(recorder: recorder).photoOpened(source: values.source())
        },
        TrackedCall(event: "statistics_shown") { recorder, values in
            await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: values.number())
        },
    ]

    private static let shortlist = [
        TrackedCall(event: "shortlist_shown") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder)
                .shortlistShown(animals: values.number(), unlisted: values.number())
        },
        TrackedCall(event: "shortlist_added") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder).animalsAdded(values.number())
        },
        TrackedCall(event: "shortlist_removed") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder).animalsRemoved(values.number())
        },
        TrackedCall(event: "shortlist_removal_undone") { recorder, _ in
            await ShortlistAnalyticsTracker(recorder: recorder).removalUndone()
        },
        TrackedCall(event: "shortlist_rated") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder).animalRated(isRated: values.flag())
        },
        TrackedCall(event: "shortlist_noted") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder).noteWritten(isEmpty: values.flag())
        },
        TrackedCall(event: "shortlist_exported") { recorder, values in
            await ShortlistAnalyticsTracker(recorder: recorder).shortlistExported(animals: values.number())
        },
    ]

    private static let alerts = [
        TrackedCall(event: "alert_added") { recorder, values in
            await AlertsAnalyticsTracker(recorder: recorder).alertAdded(hasPlace: values.flag())
        },
        TrackedCall(event: "alert_edited") { recorder, _ in
            await AlertsAnalyticsTracker(recorder: recorder).alertEdited()
        },
        TrackedCall(event: "alert_removed") { recorder, _ in
            await AlertsAnalyticsTracker(recorder: recorder).alertRemoved()
        },
        TrackedCall(event: "alerts_checked") { recorder, values in
            await AlertsAnalyticsTracker(recorder: recorder)
                .alertsChecked(alerts: values.number(), reported: values.number(), repeatedBatches: values.number())
        },
        TrackedCall(event: "alerts_failed") { recorder, values in
            await AlertsAnalyticsTracker(recorder: recorder).alertsFailed(values.one())
        },
    ]

    private static let sources = [
        TrackedCall(event: "source_added") { recorder, values in
            await SourcesAnalyticsTracker(recorder: recorder).sourceAdded(kind: values.text())
        },
        TrackedCall(event: "source_removed") { recorder, values in
            await SourcesAnalyticsTracker(recorder: recorder).sourceRemoved(kind: values.text())
        },
        TrackedCall(event: "source_tested") { recorder, values in
            await SourcesAnalyticsTracker(recorder: recorder).sourceTested(kind: values.text(), answered: values.flag())
        },
        TrackedCall(event: "source_synced") { recorder, values in
            await CatalogSyncAnalyticsTracker(recorder: recorder)
                .sourceSynced(
                    kind: values.text(),
                    added: values.number(),
                    changed: values.number(),
                    unlisted: values.number(),
                    faults: values.number()
                )
        },
        TrackedCall(event: "source_failed") { recorder, values in
            await CatalogSyncAnalyticsTracker(recorder: recorder).sourceFailed(kind: values.text(), values.one())
        },
    ]

    private static let files = [
        TrackedCall(event: "import_finished") { recorder, values in
            await CatalogImportAnalyticsTracker(recorder: recorder)
                .importFinished(
                    added: values.number(),
                    changed: values.number(),
                    unchanged: values.number(),
                    faults: values.number()
                )
        },
        TrackedCall(event: "import_failed") { recorder, values in
            await CatalogImportAnalyticsTracker(recorder: recorder).importFailed(values.one())
        },
        TrackedCall(event: "export_finished") { recorder, values in
            await CatalogExportAnalyticsTracker(recorder: recorder).exportFinished(animals: values.number())
        },
    ]

    private static let person = [
        TrackedCall(event: "setting_changed") { recorder, values in
            await PreferencesAnalyticsTracker(recorder: recorder).settingChanged(values.one(), isSet: values.flag())
        },
        TrackedCall(event: "diagnostics_shown") { recorder, values in
            await DiagnosticsAnalyticsTracker(recorder: recorder)
                .diagnosticsShown(warnings: values.number(), failures: values.number())
        },
        TrackedCall(event: "onboarding_page_shown") { recorder, values in
            await OnboardingAnalyticsTracker(recorder: recorder).pageShown(values.one())
        },
        TrackedCall(event: "onboarding_finished") { recorder, values in
            await OnboardingAnalyticsTracker(recorder: recorder).onboardingFinished(answered: values.number())
        },
        TrackedCall(event: "onboarding_left") { recorder, values in
            await OnboardingAnalyticsTracker(recorder: recorder).onboardingLeft(at: values.one())
        },
    ]
}
