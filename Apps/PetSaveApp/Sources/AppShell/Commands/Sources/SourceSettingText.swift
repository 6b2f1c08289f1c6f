import Domain

/// Reads `NAME=VALUE` as `--set` takes it.
enum SourceSettingText {
    /// What is set, by name. A secret is refused: whatever is on the command line, others can read.
    static func settings(_ texts: [String]) throws(CommandFailure) -> [String: String] {
        var settings: [String: String] = [:]
        for text in texts {
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw CommandFailure("--set: write NAME=VALUE, as in --set username=guest.", .usage)
            }
            let name = String(text[..<equals]).trimmingSpaces.lowercased()
            guard !isSecret(name) else { throw SecretOptions.refusal(of: "--set \(name)=…") }
            settings[name] = String(text[text.index(after: equals)...]).trimmingSpaces
        }
        return settings
    }

    /// Whether what is called so is somebody's secret, whatever the kind of feed.
    private static func isSecret(_ name: String) -> Bool {
        let words = Set(name.split { !$0.isLetter }.map(String.init))
        return !words.isDisjoint(with: ["key", "apikey", "password", "passphrase", "passwd", "secret", "token"])
    }
}
