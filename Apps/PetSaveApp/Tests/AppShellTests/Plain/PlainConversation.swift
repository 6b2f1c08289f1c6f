import Platform
import Testing

/// A home with animals in it, and conversations with the plain app there.
struct PlainConversation {
    let rig: Rig

    /// So many of each kind.
    private static func herd(_ count: Int) -> String {
        (1...count).map { number in
            """
            {"source":"t","source_id":"d\(number)","type":"Dog","name":"Rex \(number)","age":"Adult",\(place)}
            {"source":"t","source_id":"c\(number)","type":"Cat","name":"Mog \(number)","age":"Young",\(place)}
            {"source":"t","source_id":"x\(number)","type":"Bird","name":"\\u001b[2J\\u202eKiki \(number)\\u0007",\(place)}

            """
        }.joined()
    }

    private static let place = #""coordinate":{"latitude":39.95,"longitude":-75.16},"location_origin":"record""#

    /// - Parameter count: How many dogs there are, and cats, and birds; unless told otherwise enough for some pages of five.
    init(animalsOfEachKind count: Int = 12) async throws {
        rig = Rig(input: Self.herd(count))
        try #require(await rig.run("import", "-") == 0)
        try #require(await rig.run("config", "set", "place", "19104") == 0)
        try #require(await rig.run("config", "set", "limit", "5") == 0)
        try #require(await rig.run("alert", "add", "Dogs", "--type", "dog") == 0)
    }

    /// What came of a conversation.
    struct Transcript {
        let code: Int32
        /// Animals.
        let told: String
        /// Everything else.
        let said: String
    }

    /// Says the lines, and ends the input after them.
    func hold(_ lines: [String]) async -> Transcript {
        let input = lines.map { $0 + "\n" }.joined()
        let rig = rig.later(input: input, isTyped: true)
        let code = await rig.run("--plain")
        return Transcript(code: code, told: rig.output.text, said: rig.error.text)
    }
}
