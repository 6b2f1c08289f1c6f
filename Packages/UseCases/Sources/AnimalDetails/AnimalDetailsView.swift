public import Boundaries
public import Domain
public import FoundationEssentials

/// Shows everything that is known of one animal.
public protocol AnimalDetailsView: Sendable {
    func present(_ presentation: AnimalDetailsPresentation) async
}

/// What happens in the view, told to the use case.
public protocol AnimalDetailsViewEvents: Sendable {
    /// The view came up: the details are due.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<AnimalDetailsPresentation>

    /// The person wants the public page of the listing.
    func viewDidRequestListing() async throws(AnimalDetailsError)

    /// The person wants the first photo.
    func viewDidRequestPhoto() async throws(AnimalDetailsError)

    /// The person wants the photo of that number, counted from 0.
    func viewDidRequestPhoto(_ index: Int) async throws(AnimalDetailsError)
}

/// One animal as a view shows it.
public struct AnimalDetailsPresentation: Hashable, Sendable {
    public var listed: ListedAnimal
    /// Seconds since the freshest record of it was fetched; `nil` when nobody knows.
    public let age: TimeInterval?
    /// Whether it is an invented animal of the built-in sample.
    public let isSample: Bool
    /// How long it has lived; `nil` when nobody said when it was born.
    public let livedFor: AnimalAge?
    /// Those it is to be adopted together with.
    public let bondedPartners: [BondedPartner]
    /// The moment that ages are told for.
    public let moment: Date
    /// Why the records behind it are one animal; `nil` when nobody asked.
    public let identity: IdentityExplanation?

    /// What a record says by itself, before anything else is looked up.
    ///
    /// - Parameter moment: The moment that ages are told for.
    public init(of listed: ListedAnimal, at moment: Date) {
        self.init(of: listed, bondedPartners: [], identity: nil, at: moment)
    }

    init(
        of listed: ListedAnimal,
        bondedPartners: [BondedPartner],
        identity: IdentityExplanation?,
        at moment: Date
    ) {
        self.listed = listed
        age = listed.animal.provenance.first.map { max(0, moment.timeIntervalSince($0.fetchedAt)) }
        isSample = listed.animal.id.source == .sample
        livedFor = listed.animal.birthDate.flatMap { birth in
            CalendarDay(of: moment).flatMap { AnimalAge(of: birth, on: $0) }
        }
        self.bondedPartners = bondedPartners
        self.moment = moment
        self.identity = identity
    }
}

/// Why several records are one animal.
public struct IdentityExplanation: Hashable, Sendable {
    /// The records behind the animal, in the order of their ids; one where a single source tells of it.
    public let records: [ListedAnimal]
    /// Each two of the records, with what speaks for their being one animal. Two that nothing joins by themselves may
    /// be joined by a third.
    public let pairs: [Pair]

    /// Two of the records.
    public struct Pair: Hashable, Sendable {
        public let first: AnimalID
        public let second: AnimalID
        public let verdict: IdentityVerdict
    }

    init(of records: [ListedAnimal]) {
        self.records = records
        let facts = records.map { IdentityFacts(OfferedAnimal($0.animal, offeredBy: $0.organization)) }
        pairs = facts.indices.flatMap { index in
            facts[(index + 1)...].map { other in
                Pair(first: facts[index].id, second: other.id, verdict: facts[index].verdict(on: other))
            }
        }
    }
}

/// An animal that another one is to be adopted together with.
public struct BondedPartner: Hashable, Sendable {
    public let id: AnimalID
    /// Its record; `nil` when the catalogue does not hold it.
    public let animal: Animal?

    public init(id: AnimalID, animal: Animal?) {
        self.id = id
        self.animal = animal
    }
}

/// Where the person goes from the details.
public protocol AnimalDetailsCoordinator: Sendable {
    /// Opens a page or a picture in whatever the person opens such things with.
    func open(url: String) async throws(AnimalDetailsError)
}

/// What happens to the details, for whoever counts it.
public protocol AnimalDetailsTracker: Sendable {
    func detailsShown(type: OpenValue<AnimalType>, source: SourceName) async
    func listingOpened(source: SourceName) async
    func photoOpened(source: SourceName) async
}
