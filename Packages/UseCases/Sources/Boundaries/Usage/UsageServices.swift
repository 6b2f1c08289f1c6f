/// The services that may get to know how PetSave is used, each as the person settled it.
public protocol UsageServices: Sendable {
    /// Where that is settled: a file's path.
    var location: String { get }

    /// Every service there is, in the order in which people are told of them.
    func services() async throws(UsageError) -> [UsageService]

    /// Switches a service on or off; everything else that is settled stays as it was, comments included.
    func setEnabled(_ isEnabled: Bool, service name: String) async throws(UsageError)

    /// Throws away what waits to be sent and whatever tells this person from others, for the services of these names.
    func forget(_ names: [String]) async
}

/// A service that may get to know how PetSave is used.
public struct UsageService: Hashable, Sendable {
    /// What it is called: `journal`.
    public let name: String
    /// What it does, in one line.
    public let summary: String
    /// Whether the person wants it, if they want any.
    public let isEnabled: Bool
    /// Whether it sends what it gets away from this machine.
    public let sends: Bool
    /// Where to: a file's path or an address; `nil` where none is settled.
    public let destination: String?
    /// Which events it gets: names of events and groups, and `*` for all.
    public let events: [String]
    /// How many events wait to be sent.
    public let waiting: Int

    public init(
        name: String,
        summary: String,
        isEnabled: Bool,
        sends: Bool,
        destination: String?,
        events: [String],
        waiting: Int
    ) {
        self.name = name
        self.summary = summary
        self.isEnabled = isEnabled
        self.sends = sends
        self.destination = destination
        self.events = events
        self.waiting = waiting
    }
}

/// Why it could not be told or settled who gets to know how PetSave is used.
public enum UsageError: Error, Hashable, Sendable {
    /// There is no such service.
    case unknownService(String, known: [String])
    /// It cannot be switched on, since it is not settled where it sends to.
    case noDestination(service: String, location: String)
    /// What is settled cannot be understood; `reason` is a sentence that says where and why.
    case badSettings(location: String, reason: String)
    /// A file cannot be read; `reason` is a sentence that names it.
    case cannotRead(reason: String)
    /// A file cannot be written; `reason` is a sentence that names it.
    case cannotWrite(reason: String)
    /// The setting that switches all of it on and off.
    case preferences(PreferenceStoreError)
}

extension UsageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownService(let name, let known):
            "There is no service “\(name)”. There are: \(known.joined(separator: ", "))."
        case .noDestination(let service, let location):
            "“\(service)” has no address to send to. Write url = \"https://…\" below [\(service)] in \(location) first."
        case .badSettings(let location, let reason):
            "\(location) cannot be understood, so that nothing is recorded. \(reason)"
        case .cannotRead(let reason), .cannotWrite(let reason): reason
        case .preferences(let error): error.description
        }
    }
}
