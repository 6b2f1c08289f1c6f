public import Boundaries
import FoundationEssentials
import Platform
import SettingsFile

/// The services and what `analytics.toml` settles about them. The file is the person's; without it everything goes to what
/// stays on this machine, and nowhere else.
public struct AnalyticsRoutingFile: UsageServices {
    public let location: String
    private let kinds: [AnalyticsServiceKind]
    private let folder: String
    private let makeID: @Sendable () -> AnalyticsEventID

    /// - Parameters:
    ///   - path: Where the file is, or would be.
    ///   - kinds: Every kind of service, in the order in which people are told of them.
    ///   - folder: Holds a folder for each service that sends. It is there only while something is kept for one.
    public init(
        path: String,
        kinds: [AnalyticsServiceKind],
        folder: String,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        location = path
        self.kinds = kinds
        self.folder = folder
        self.makeID = makeID
    }

    /// The services that get events, made anew, with their routes. None if the file cannot be understood: it is no reason
    /// to disturb the person, and `petsave doctor` tells of it.
    ///
    /// What a service kept that has been switched off in the file by hand is thrown away.
    public func routes() async -> [AnalyticsRoute] {
        guard let routing = try? routing() else { return [] }
        var routes: [AnalyticsRoute] = []
        for (kind, plan) in routing.plans {
            if plan.isEnabled, let service = try? kind.service(plan) {
                if kind.sends { try? plan.identifier.make(drawing: makeID) }
                routes.append(AnalyticsRoute(service: service, events: plan.events))
            } else if kind.sends {
                await forget(kind)
            }
        }
        return routes
    }

    public func services() async throws(UsageError) -> [UsageService] {
        var services: [UsageService] = []
        for (kind, plan) in try routing().plans {
            let isMade = !kind.sends || plan.url != nil
            services.append(
                UsageService(
                    name: kind.name,
                    summary: kind.summary,
                    isEnabled: plan.isEnabled,
                    sends: kind.sends,
                    destination: kind.location ?? plan.url,
                    events: plan.events.patterns,
                    waiting: isMade ? await (try? kind.service(plan))?.waiting() ?? 0 : 0
                )
            )
        }
        return services
    }

    public func setEnabled(_ isEnabled: Bool, service name: String) async throws(UsageError) {
        do {
            try Folder.create(location.lastIndex(of: "/").map { String(location[..<$0]) } ?? ".")
            // Two commands that settle something at once must not lose one another's change.
            let lock = try FileLock(path: location + ".lock")
            var file = try read()
            try file.set("\(name).enabled", to: .boolean(isEnabled))
            try AtomicFile.write(file.contents, to: location)
            lock.release()
        } catch let error as UsageError {
            throw error
        } catch {
            throw .cannotWrite(reason: "\(error)")
        }
    }

    /// All services for no names at all.
    public func forget(_ names: [String]) async {
        for kind in kinds where kind.sends && (names.isEmpty || names.contains(kind.name)) { await forget(kind) }
        _ = try? Folder.removeEmpty(folder)
    }

    private func forget(_ kind: AnalyticsServiceKind) async {
        let own = "\(folder)/\(kind.name)"
        guard FileManager.default.fileExists(atPath: own) else { return }
        // The service first: it tells other processes that still record into its queue.
        if let plan = try? routing().plans.first(where: { $0.kind.name == kind.name })?.plan {
            await (try? kind.service(plan))?.forget()
        }
        try? FileManager.default.removeItem(atPath: own)
    }

    private func routing() throws(UsageError) -> AnalyticsRouting {
        let file = try read()
        do {
            return try AnalyticsRouting(file, kinds: kinds, folder: folder)
        } catch {
            throw .badSettings(location: location, reason: error.description)
        }
    }

    private func read() throws(UsageError) -> SettingsFile {
        let file: SmallFile
        do {
            file = try SmallFile(path: location, limit: 1_048_576)
        } catch {
            if error.reason == .notFound { return SettingsFile() }
            throw .cannotRead(reason: "\(error)")
        }
        guard let bytes = file.bytes else {
            throw .badSettings(location: location, reason: "It is no plain file of at most 1 MiB.")
        }
        do { return try SettingsFile(parsing: bytes) } catch {
            throw .badSettings(location: location, reason: "\(error)")
        }
    }
}
