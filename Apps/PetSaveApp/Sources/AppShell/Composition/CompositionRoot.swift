import Analytics
import AnimalFormats
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryCatalog
import PlaceGazetteer
import Platform
import PreferenceFile
import SQLiteCatalog
import SQLitePersonalStore
import SampleCatalog

/// Makes what use cases need, and is the only place that knows which implementation stands behind a boundary.
///
/// Commands and scenes ask it; none of them makes a store, a service or a client of its own. Nothing is opened before
/// it is asked for.
struct CompositionRoot: Sendable {
    let world: World
    let directories: ApplicationDirectories
    let preferences: Preferences
    let places: any PlaceDirectory = GazetteerPlaceDirectory()
    let towns: any TownDirectory = GazetteerPlaceDirectory()
    /// The person's own catalogue, the same for whoever reads and whoever syncs.
    let catalogFile: CatalogFile
    /// Where events go; `nil` while nothing is recorded.
    let analytics: AnalyticsRouter?

    /// Works out where things are and reads the person's preferences. Settings that cannot be read are an error, unless
    /// the standard ones do where they are to be mended.
    init(world: World, mendsSettings: Bool = false) async throws(CommandFailure) {
        let directories = try Self.folders(in: world.environment)
        self.world = world
        self.directories = directories
        catalogFile = CatalogFile(
            path: directories.data + "/catalog.sqlite",
            now: { [clock = world.clock] in clock.now },
            prepare: { () throws(CatalogError) in try Self.createDataFolder(in: directories) }
        )
        do {
            preferences = try await Preferences(from: FilePreferenceStore(path: Self.preferencesPath(in: directories)))
        } catch {
            guard mendsSettings else { throw CommandFailure(error) }
            preferences = .standard
        }
        let network = NetworkAccess(caFile: preferences.caFile)
        analytics = Self.router(preferences, world) { Self.routing(world, directories, network) }
    }

    /// Where the person's files are.
    static func folders(in environment: ProcessEnvironment) throws(CommandFailure) -> ApplicationDirectories {
        do throws(ApplicationDirectoriesError) {
            return try ApplicationDirectories(
                applicationName: "petsave",
                overrideVariable: "PETSAVE_HOME",
                environment: environment
            )
        } catch {
            throw CommandFailure("\(error)", .configuration)
        }
    }

    /// Where the catalogue is kept.
    var catalogPath: String { catalogFile.path }

    /// Where the shortlist and the alerts are kept.
    var personalPath: String { directories.data + "/personal.sqlite" }

    /// Where the settings are kept.
    var preferencesPath: String { Self.preferencesPath(in: directories) }

    var now: @Sendable () -> Date {
        { [clock = world.clock] in clock.now }
    }

    /// The catalogue to read: the person's own, or the built-in sample as long as theirs is empty and no source is set
    /// up. Reading never makes a file.
    func catalog() throws(CatalogError) -> any AnimalCatalog {
        _ = try catalogFile.reading()
        return SampleFallbackCatalog(own: catalogFile, isAllowed: isSampleAllowed) { Self.sample }
    }

    /// The built-in sample, read when it is first needed, and once: many scenes ask for it.
    private static let sample: any AnimalCatalog = {
        let sample = SampleCatalog.load()
        return MemoryCatalog(organizations: sample.organizations, animals: sample.animals)
    }()

    /// The person's own catalogue, to write to; it is made if need be.
    func catalogWriter() throws(CatalogError) -> any AnimalCatalogWriter { try catalogFile.writing() }

    /// Invented animals have no place among those of a source, also before any of these are here.
    @Sendable
    private func isSampleAllowed() async -> Bool {
        (try? await sourceStore().sources().isEmpty) ?? false
    }

    private static func createDataFolder(in directories: ApplicationDirectories) throws(CatalogError) {
        do {
            try directories.create(.data)
        } catch {
            throw .cannotOpen(location: directories.data, reason: "\(error.reason)")
        }
    }

    /// What the person keeps in mind. Neither the file nor its folder is made before something is written to it.
    func shortlistStore() -> any ShortlistStore { SQLiteShortlist(database: PersonalDatabase(path: personalPath)) }

    /// The person's saved searches, in the same file.
    func alertStore() -> any AlertStore { SQLiteAlerts(database: PersonalDatabase(path: personalPath)) }

    func preferenceStore() -> any PreferenceStore { FilePreferenceStore(path: preferencesPath) }

    func archive() -> any AnimalRecordArchive {
        FileArchive(
            importedAt: world.clock.now,
            standardInput: world.streams.input,
            version: PetSaveVersion.current
        )
    }

    private static func preferencesPath(in directories: ApplicationDirectories) -> String {
        directories.configuration + "/config.toml"
    }
}
