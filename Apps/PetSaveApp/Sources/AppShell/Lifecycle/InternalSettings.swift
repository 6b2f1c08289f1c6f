import FoundationEssentials

/// What the app remembers of itself from one start to the next; nothing that a person would edit.
struct InternalSettings: Hashable, Sendable, Codable {
    /// The version that this program writes.
    static let currentVersion = 3

    private var version = currentVersion
    /// Whether the person went through the onboarding, or left it for good.
    var isOnboarded: Bool
    /// Where the person was.
    var app: AppMemento
    /// The name of the last crash report that the person was told of; empty while there was none.
    var toldCrashReport: String

    init(isOnboarded: Bool = false, app: AppMemento = AppMemento(), toldCrashReport: String = "") {
        self.isOnboarded = isOnboarded
        self.app = app
        self.toldCrashReport = toldCrashReport
    }

    /// Where the person was is worth no more than that: what cannot be read of it costs nothing else.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        isOnboarded = try values.decode(Bool.self, forKey: .isOnboarded)
        app = (try? values.decode(AppMemento.self, forKey: .app)) ?? AppMemento()
        toldCrashReport = try values.decode(String.self, forKey: .toldCrashReport)
    }
}
