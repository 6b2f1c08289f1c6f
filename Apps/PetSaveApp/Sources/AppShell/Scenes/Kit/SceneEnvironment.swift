/// What a scene asks of the app around it.
@MainActor
protocol SceneEnvironment: AnyObject, Sendable {
    /// The scene's state is another: it is to be drawn again.
    func setNeedsDisplay()

    /// Tells the person something in the line below the scene, until they press the next key.
    func tell(_ message: StatusMessage)

    /// Opens another scene over this one, or another tab.
    func go(to route: Route)

    /// Closes the scene on top.
    func goBack()

    /// Makes every scene anew, since settings became others.
    func restart()

    /// Ends the app.
    func quit()

    /// Runs what takes a while; the app knows of it, so that nothing is left running when it ends.
    func run(_ work: @escaping @MainActor () async -> Void)
}

/// A line for the person.
struct StatusMessage: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case done, notice, failure
    }

    let text: String
    let kind: Kind

    static func done(_ text: String) -> StatusMessage { StatusMessage(text: text, kind: .done) }
    static func notice(_ text: String) -> StatusMessage { StatusMessage(text: text, kind: .notice) }
    static func failure(_ text: String) -> StatusMessage { StatusMessage(text: text, kind: .failure) }
}
