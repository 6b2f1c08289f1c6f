/// What tells an organisation from others, as far as a record says.
struct OrganizationFacts {
    /// Its folded name; `nil` for one that any town's shelter may bear.
    let name: String?
    /// The last ten digits of its telephone number.
    let phone: String?
    let email: String?
    /// The host of its website, unless many share it.
    let host: String?

    init(_ record: OfferedAnimal) {
        let contacts = [record.organization?.contact, record.animal.contact].compactMap(\.self)
        name = record.organization.flatMap { Self.name($0.name) }
        phone = contacts.lazy.compactMap(\.phone).compactMap(Self.phone).first
        email = contacts.lazy.compactMap(\.email).compactMap(Self.email).first
        host = record.organization?.website.flatMap(Self.host)
    }

    /// By what the two are one; `nil` when nothing says so.
    func trait(sharedWith other: OrganizationFacts) -> OrganizationTrait? {
        if let name, name == other.name { return .name(name) }
        if let phone, phone == other.phone { return .phone(phone) }
        if let email, email == other.email { return .email(email) }
        if let host, host == other.host { return .website(host) }
        return nil
    }

    private static func name(_ text: String) -> String? {
        let words = SearchText.words(of: text).filter { !endings.contains($0) }
        guard words.contains(where: { !generic.contains($0) }) else { return nil }
        return words.joined(separator: " ")
    }

    private static func phone(_ text: String) -> String? {
        let digits = text.utf8.filter { (0x30...0x39).contains($0) }
        return digits.count >= 7 ? String(decoding: digits.suffix(10), as: UTF8.self) : nil
    }

    private static func email(_ text: String) -> String? {
        let address = text.trimmingSpaces.lowercased()
        return address.contains("@") ? address : nil
    }

    private static func host(_ url: String) -> String? {
        var host = WebAddress(url).host
        if host.hasPrefix("www.") { host.removeFirst(4) }
        return host.contains(".") && !sharedHosts.contains(host) ? host : nil
    }

    private static let endings: Set<String> = ["the", "inc", "llc", "ltd", "corp", "org"]
    /// Words of which names that say nothing are made: “County Animal Shelter”.
    private static let generic: Set<String> = [
        "adoption", "and", "animal", "animals", "care", "center", "centre", "cat", "city", "control", "county", "dog",
        "for", "humane", "league", "of",
        "pet", "pets", "rescue", "services", "shelter", "society", "spca",
    ]
    private static let sharedHosts: Set<String> = [
        "adoptapet.com", "facebook.com", "m.facebook.com", "instagram.com", "linktr.ee", "petango.com", "petfinder.com",
        "petfinder.org",
        "rescuegroups.org", "sheltermanager.com", "shelterluv.com", "sites.google.com", "twitter.com", "x.com",
        "youtube.com",
    ]
}
