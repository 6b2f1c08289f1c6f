import FoundationEssentials
import JSONStreaming
import Platform
import Secrets

/// Keeps a token on the disk for the next process, readable by its owner alone.
///
/// It is a convenience: whatever is wrong with the file, asking for a new token helps, so nothing here is an error.
struct TokenFile {
    let path: String
    /// Whose token it is: another client's, or another server's, is not taken.
    let clientID: String
    let endpoint: String

    func read() -> AccessToken? {
        guard let file = try? SmallFile(path: path, limit: 64 * 1024), !file.information.permissions.othersMayRead,
            let bytes = file.bytes, let value = try? JSONParser.parse(bytes),
            value["client_id"]?.stringValue == clientID, value["token_endpoint"]?.stringValue == endpoint,
            let text = value["access_token"]?.stringValue,
            let obtained = value["obtained_at"]?.doubleValue, let expires = value["expires_at"]?.doubleValue
        else { return nil }
        return AccessToken(
            text,
            obtainedAt: Date(timeIntervalSince1970: obtained),
            expiresAt: Date(timeIntervalSince1970: expires)
        )
    }

    func write(_ token: AccessToken) {
        let value: JSONValue = [
            "access_token": .string(token.secret.text),
            "client_id": .string(clientID),
            "expires_at": .double(token.expiresAt.timeIntervalSince1970),
            "obtained_at": .double(token.obtainedAt.timeIntervalSince1970),
            "token_endpoint": .string(endpoint),
        ]
        var bytes: [UInt8] = []
        JSONWriter().append(value, to: &bytes)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        try? Folder.create(folder, permissions: .ownerOnlyFolder)
        try? AtomicFile.write(bytes, to: path, permissions: .ownerOnly)
    }

    func remove() {
        _ = try? SmallFile.remove(path)
    }
}
