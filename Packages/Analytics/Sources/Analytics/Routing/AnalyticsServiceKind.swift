/// A kind of service that events can be routed to, under its name in `analytics.toml`. A new one is a file with an
/// extension of this type, and a line in the composition root.
public struct AnalyticsServiceKind: Sendable {
    /// Its table in `analytics.toml`: `journal`.
    public let name: String
    /// What it does, in one line.
    public let summary: String
    /// Where it keeps events; `nil` for one that sends them to an address that the person settles.
    public let location: String?
    private let makeService: @Sendable (AnalyticsServicePlan) throws(AnalyticsServiceFault) -> any AnalyticsService

    /// - Parameter make: Makes the service; throws what is wrong with its address.
    public init(
        name: String,
        summary: String,
        location: String?,
        make: @escaping @Sendable (AnalyticsServicePlan) throws(AnalyticsServiceFault) -> any AnalyticsService
    ) {
        self.name = name
        self.summary = summary
        self.location = location
        makeService = make
    }

    /// Whether events leave this machine. Such a service is off until it is switched on by name.
    var sends: Bool { location == nil }

    func service(_ plan: AnalyticsServicePlan) throws(AnalyticsServiceFault) -> any AnalyticsService {
        try makeService(plan)
    }
}

/// What is wrong with a service's settings, as a sentence that says what to do.
public struct AnalyticsServiceFault: Error, Hashable, Sendable {
    public let reason: String

    public init(reason: String) {
        self.reason = reason
    }
}
