import Domain
import FoundationEssentials
import HTTPTransport
import Secrets

/// How a service wants its events: the only part of sending that differs from one to the next.
protocol BatchFormat: Sendable {
    /// Where the service listens on its server, unless an address says it.
    static var path: String { get }
    /// The largest body that the service takes, in bytes.
    var batchByteLimit: Int { get }

    /// The body of a request; `nil` if one of the events is too large for the service.
    func body(of events: [AnalyticsEvent], from identifier: AnonymousIdentifier, sentAt: Date) -> [UInt8]?

    /// The headers by which the service knows whose events these are; throws if it cannot be made of the secret.
    func headers(with secret: Secret?) throws(BadDeliverySecret) -> HTTPHeaders

    /// What an answer means.
    func verdict(on answer: HTTPAnswer, now: Date) -> BatchVerdict
}

/// What a service said to a batch.
enum BatchVerdict: Hashable, Sendable {
    /// It has the events, but for some that it will never take.
    case accepted(rejected: Int)
    /// It cannot take them now; after so many seconds if it said that.
    case later(seconds: Double?)
    /// It will never take this batch: there may be too much in it, or one event that it does not understand.
    case unacceptable
    /// It will never take these events, in whatever portions.
    case discarded
    /// It will take nothing as long as the key or the address stays what it is.
    case refused(status: Int)
}

/// Tells one installation from others, and nothing about who uses it.
typealias AnonymousIdentifier = RandomIdentifier<EventDelivery>

/// A secret that is not in the form that a service's headers are made of. It is not repeated.
struct BadDeliverySecret: Error {}
