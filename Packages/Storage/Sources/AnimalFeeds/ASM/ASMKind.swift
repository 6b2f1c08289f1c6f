public import Boundaries

/// Animal Shelter Manager: any of the shelters that run it, each a source of its own.
public struct ASMKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "asm"
    public let title = "Animal Shelter Manager"
    public let summary = "one shelter that runs Animal Shelter Manager (ASM3)"
    public let settings = [
        FeedSetting(
            FeedSetting.url,
            "the address of its service, such as https://shelter.example/service",
            isRequired: true
        ),
        FeedSetting(FeedSetting.organization, "the shelter's name, which the service does not tell"),
        FeedSetting(ASMFeed.accountSetting, "the account, at a hosted service"),
        FeedSetting(ASMFeed.usernameSetting, "who logs in with the password"),
    ]
    public let secret = FeedSecret.optional(
        "password or key",
        hint: "Without one, the shelter's public list is read, which leaves out personal data only."
    )
    public let place = FeedPlace.shelter
    public let traits = FeedTraits()

    public func problem(with source: SourceConfiguration) -> String? {
        if source.settings[ASMFeed.usernameSetting] != nil, source.secret == nil {
            return "A username needs a password: say where it comes from, or leave the username out."
        }
        return FeedAddress(source.settings[FeedSetting.url] ?? "").problem
    }

    public func feed(for source: Source) -> any AnimalFeed {
        ASMFeed(access, source)
    }
}
