/// What the bytes that a terminal sends turn out to be.
public enum DecodedInput: Hashable, Sendable {
    /// Something that a person did.
    case event(TerminalEvent)
    /// What the terminal answered to a query.
    case reply(DeviceReply)
}
