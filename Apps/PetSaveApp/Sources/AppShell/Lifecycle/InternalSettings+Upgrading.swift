import FoundationEssentials
import JSONStreaming

extension InternalSettings {
    /// Why a file is not used.
    enum Problem: Error, Hashable {
        /// It was written by a later version of the program, which will want it back as it is.
        case tooNew(version: Int)
        case damaged
    }

    /// A step from one version to the next.
    private typealias Upgrade = @Sendable (inout JSONObject) -> Void

    /// From version 0, which is no file at all, upwards: the step at index *n* makes version *n* + 1 of version *n*.
    ///
    /// A step stays as it is once it was released; what a later version needs is a step of its own.
    private static let upgrades: [Upgrade] = [
        // 1: whether the onboarding was done.
        { $0["isOnboarded"] = $0["isOnboarded"] ?? false },
        // 2: where the person was.
        { $0["app"] = ["tab": "near", "scenes": [:]] },
        // 3: which crash report was told of.
        { $0["toldCrashReport"] = "" },
    ]

    /// Reads what any version of the program has written.
    init(contents: [UInt8]) throws(Problem) {
        guard case .object(var settings)? = try? JSONParser.parse(contents),
            case .integer(let number)? = settings["version"], let version = Int(exactly: number), version >= 0
        else { throw .damaged }
        guard version <= Self.currentVersion else { throw .tooNew(version: version) }
        for upgrade in Self.upgrades[version...] { upgrade(&settings) }
        settings["version"] = .integer(Int64(Self.currentVersion))
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(JSONValue.object(settings).serialized()))
        } catch {
            throw .damaged
        }
    }

    /// Version 0, of somebody who may have used the commands before: who settled a place needs no welcome.
    init(hasPlace: Bool) {
        self.init(isOnboarded: hasPlace)
    }

    /// What is written.
    var contents: [UInt8] {
        get throws { Array(try JSONEncoder().encode(self)) }
    }
}
