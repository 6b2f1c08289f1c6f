import FoundationEssentials
import HTTPTransport
import Secrets

/// The request for a token (RFC 6749, section 4.4.2), with the client's id and secret in the form, where every server
/// of the Petfinder kind looks for them. `HTTPService` takes a body to no other origin.
struct TokenRequest {
    let endpoint: URL
    let clientID: String
    let secret: Secret

    var request: HTTPRequest {
        let fields = [
            ("grant_type", "client_credentials"), ("client_id", clientID), ("client_secret", secret.text),
        ]
        let form = fields.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
        return HTTPRequest(
            .post,
            endpoint,
            headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"],
            body: Array(form.utf8),
            // A second token does no harm.
            isRepeatable: true
        )
    }

    /// What a server says, without the secret, should it repeat that.
    func redacted(_ text: String) -> String {
        var result = text
        for shown in Set([secret.text, Self.encoded(secret.text)]) where !shown.isEmpty {
            result = result.replacing(shown, with: "\(secret)")
        }
        return result
    }

    /// As forms encode a value (the URL Standard's `application/x-www-form-urlencoded`).
    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "*"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: " "): result += "+"
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
