import Domain
import Platform

/// Tells one installation from others for one service, and nothing about who uses it: 32 random hex digits in a file that
/// only the person can read.
///
/// Every service has its own, so that two of them cannot put together what each of them knows. It is made when the service
/// is first used with the person's consent, and removed as soon as they withdraw it.
public struct InstallationIdentifier: Hashable, Sendable {
    private let folder: String

    /// - Parameter folder: The service's own.
    init(folder: String) {
        self.folder = folder
    }

    private var path: String { folder + "/identifier" }

    /// What is kept; `nil` when there is none.
    public func read() -> String? {
        guard let bytes = (try? SmallFile(path: path, limit: 64))?.bytes else { return nil }
        return AnalyticsEventID(String(decoding: bytes, as: UTF8.self))?.text
    }

    /// Makes one if there is none.
    func make(drawing makeID: () -> AnalyticsEventID) throws(FileError) {
        guard read() == nil else { return }
        try Folder.create(folder)
        // Two commands that start at once must not count as two installations.
        let lock = try FileLock(path: path + ".lock")
        if read() == nil { try AtomicFile.write(Array(makeID().text.utf8), to: path, permissions: .ownerOnly) }
        lock.release()
    }
}
