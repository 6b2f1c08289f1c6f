import Platform

/// Keeps the internal settings in a file of their own.
struct InternalSettingsFile: Sendable {
    let path: String
    /// Makes the folder that the file is in.
    let prepare: @Sendable () throws -> Void

    /// The most that is read; what is larger was not written by PetSave.
    private static let sizeLimit = 1_000_000

    /// What was kept; for somebody without such a file, `fallback`. A file that makes no sense counts as none; that of a
    /// later version too, but it is not written over.
    func load(fallback: InternalSettings) -> (settings: InternalSettings, mayWrite: Bool) {
        guard let bytes = try? SmallFile(path: path, limit: Self.sizeLimit).bytes else { return (fallback, true) }
        do throws(InternalSettings.Problem) {
            return (try InternalSettings(contents: bytes), true)
        } catch {
            switch error {
            case .damaged: return (fallback, true)
            case .tooNew: return (fallback, false)
            }
        }
    }

    /// Keeps them. That this may fail is no reason to disturb anybody: the app then begins where it always does.
    func save(_ settings: InternalSettings) {
        try? prepare()
        guard let contents = try? settings.contents else { return }
        try? AtomicFile.write(contents, to: path, permissions: .ownerOnly)
    }
}
