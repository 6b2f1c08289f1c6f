public import Boundaries
import Platform

/// Keeps the draft of an onboarding in a small file of JSON, for its owner's eyes only.
public struct FileOnboardingDraftStore: OnboardingDraftStore {
    /// A draft is some hundred bytes; what is larger is none.
    private static let limit = 64 * 1024

    private let path: String

    /// The file and its folder are made when the first draft is kept.
    public init(path: String) {
        self.path = path
    }

    public func load() async throws(OnboardingDraftError) -> OnboardingDraft? {
        do throws(FileError) {
            return try SmallFile(path: path, limit: Self.limit).bytes.flatMap(OnboardingDraft.init(json:))
        } catch {
            if error.reason == .notFound { return nil }
            throw .unreadable(location: path, reason: error.reason.clause)
        }
    }

    public func save(_ draft: OnboardingDraft) async throws(OnboardingDraftError) {
        do {
            try Folder.create(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
            try AtomicFile.write(try draft.json, to: path, permissions: .ownerOnly)
        } catch let error as FileError {
            throw .cannotWrite(location: path, reason: error.reason.clause)
        } catch {
            throw .cannotWrite(location: path, reason: "\(error)")
        }
    }

    public func delete() async throws(OnboardingDraftError) {
        do throws(FileError) {
            try SmallFile.remove(path)
        } catch {
            throw .cannotWrite(location: path, reason: error.reason.clause)
        }
    }
}

extension FileError.Reason {
    /// What went wrong, for a sentence that goes on.
    fileprivate var clause: String {
        // Nobody spelled this path: it is where PetSave keeps what it needs.
        if self == .notFound { return "its folder is not there and cannot be made" }
        return description.hasSuffix(".") ? String(description.dropLast()) : description
    }
}
