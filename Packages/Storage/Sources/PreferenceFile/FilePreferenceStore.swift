public import Boundaries
import Platform
import SettingsFile

/// Keeps a person's settings in a file that they may edit by hand.
public struct FilePreferenceStore: PreferenceStore {
    public let location: String

    /// The file and its folder are made when the first setting is kept; a file that is not there holds nothing.
    public init(path: String) {
        location = path
    }

    public func values() async throws(PreferenceStoreError) -> [String: PreferenceValue] {
        let file = try read()
        var values: [String: PreferenceValue] = [:]
        for key in file.keys {
            do { values[key] = try file.get(key).map(PreferenceValue.init) } catch { throw unreadable("\(error)") }
        }
        return values
    }

    public func set(_ changes: [String: PreferenceValue?]) async throws(PreferenceStoreError) {
        let folder = location.lastIndex(of: "/").map { String(location[..<$0]) } ?? "."
        do {
            try Folder.create(folder)
            // Two commands that set something at once must not lose one another's change.
            let lock = try FileLock(path: location + ".lock")
            var file = try read()
            for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
                if let value { try file.set(key, to: SettingValue(value)) } else { try file.unset(key) }
            }
            try AtomicFile.write(file.contents, to: location)
            lock.release()
        } catch let error as PreferenceStoreError {
            throw error
        } catch {
            throw .cannotWrite(location: location, reason: "\(error)".asClause)
        }
    }

    private func read() throws(PreferenceStoreError) -> SettingsFile {
        var bytes: [UInt8] = []
        do throws(FileError) {
            var chunks = try FileChunks(path: location)
            while let chunk = try chunks.next() { bytes += chunk }
        } catch {
            if error.reason == .notFound { return SettingsFile() }
            throw unreadable("\(error.reason)")
        }
        do { return try SettingsFile(parsing: bytes) } catch { throw unreadable("\(error)") }
    }

    private func unreadable(_ reason: String) -> PreferenceStoreError {
        .unreadable(location: location, reason: reason.asClause)
    }
}

extension PreferenceValue {
    /// A kind that no setting has, such as a list, becomes the text it is written as, which no setting accepts.
    init(_ value: SettingValue) {
        self =
            switch value {
            case .string(let text): .text(text)
            case .integer(let number): .integer(Int(number))
            case .boolean(let flag): .boolean(flag)
            case .double, .array: .text(value.description)
            }
    }
}

extension SettingValue {
    init(_ value: PreferenceValue) {
        self =
            switch value {
            case .text(let text): .string(text)
            case .integer(let number): .integer(Int64(number))
            case .boolean(let flag): .boolean(flag)
            }
    }
}

extension String {
    /// A sentence as a part of another: without its full stop, and without the capital it begins with.
    fileprivate var asClause: String {
        (first?.lowercased() ?? "") + dropFirst(1).prefix(hasSuffix(".") ? count - 2 : count)
    }
}
