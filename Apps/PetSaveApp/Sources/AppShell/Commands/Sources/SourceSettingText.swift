import Boundaries
import BusinessServices
import Domain

/// Reads `NAME=VALUE` as `--set` takes it.
enum SourceSettingText {
    static func settings(_ texts: [String]) throws(CommandFailure) -> [String: String] {
        var settings: [String: String] = [:]
        for text in texts {
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw CommandFailure("--set: write NAME=VALUE, as in --set username=guest.", .usage)
            }
            let name = String(text[..<equals]).trimmingSpaces.lowercased()
            settings[name] = String(text[text.index(after: equals)...]).trimmingSpaces
        }
        return settings
    }

    /// Refuses a secret: whatever is on the command line, others can read.
    static func refuseSecrets(in settings: [String: String], address: String?) throws(CommandFailure) {
        var source = SourceConfiguration(name: .sample, kind: "", settings: settings)
        if let address { source.settings[FeedSetting.url] = ServerAddress.withScheme(address) }
        switch source.openSecret {
        case nil: return
        case .setting(let name): throw SecretOptions.refusal(of: "--set \(name)=…")
        case .address: throw SecretOptions.refusal(of: "An address with a login in it")
        }
    }
}
