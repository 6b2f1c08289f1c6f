import Alerts
import AnimalMap
import AnimalsNearYou
import BusinessServices
import CatalogImport
import CatalogSync
import Domain
import Onboarding
import Search

/// A list of terms that is closed when PetSave is built: an enumeration with a text for each of its cases.
///
/// The lists of other modules that may be told of are named in this file, and nowhere else.
protocol AnalyticsVocabulary: CaseIterable, RawRepresentable<String>, Sendable {}

extension AlertsFailure: AnalyticsVocabulary {}
extension AnimalMapFailure: AnalyticsVocabulary {}
extension AnimalsNearYouFailure: AnalyticsVocabulary {}
extension CatalogImportFailure: AnalyticsVocabulary {}
extension CatalogSyncFailure: AnalyticsVocabulary {}
extension OnboardingPage: AnalyticsVocabulary {}
extension PreferenceKey: AnalyticsVocabulary {}
extension SearchFailure: AnalyticsVocabulary {}
extension UnderstoodSearch.Term.Subject: AnalyticsVocabulary {}
