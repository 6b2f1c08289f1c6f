import Domain
import FoundationEssentials
import JSONStreaming
import Platform

/// How sending went so far, kept beside the queue for whichever process sends next.
///
/// A damaged record is as good as none: it is only there to spare a server.
struct DeliveryRecord: Hashable, Sendable {
    /// How often sending has failed in a row.
    var failures = 0
    /// When it was last tried.
    var lastTry: Date?
    /// Before then nothing is sent.
    var notBefore: Date?
    /// The status with which the service refused to take anything.
    var refusal: Int?

    private static let byteLimit = 4_096

    init() {}

    init(path: String) {
        guard let bytes = (try? SmallFile(path: path, limit: Self.byteLimit))?.bytes,
            let value = try? JSONParser.parse(bytes, maximumDepth: 2)
        else { return }
        failures = min(max(0, value["failures"]?.intValue ?? 0), 1_000)
        lastTry = value["lastTry"]?.stringValue.flatMap { Date(iso8601: $0) }
        notBefore = value["notBefore"]?.stringValue.flatMap { Date(iso8601: $0) }
        refusal = value["refusal"]?.intValue.flatMap { (100...599).contains($0) ? $0 : nil }
    }

    func write(to path: String) {
        var object = JSONObject()
        object["failures"] = .integer(Int64(failures))
        object["lastTry"] = lastTry.map { .string($0.iso8601) }
        object["notBefore"] = notBefore.map { .string($0.iso8601) }
        object["refusal"] = refusal.map { .integer(Int64($0)) }
        try? AtomicFile.write(JSONValue.object(object).serialized(), to: path)
    }

    /// Whether the server may be asked now. A moment that lies too far ahead was written under another clock.
    func allowsTry(now: Date) -> Bool {
        guard let notBefore else { return true }
        return now >= notBefore || notBefore.timeIntervalSince(now) > BackOff.longestAsked
    }

    /// Seconds since the last try; `nil` if there was none, or the clock was set back since.
    func secondsSinceTry(now: Date) -> Double? {
        lastTry.map { now.timeIntervalSince($0) }.flatMap { $0 >= 0 ? $0 : nil }
    }
}
