/// What of a picture's address is the same wherever the picture is shown.
struct PhotoKey: Hashable {
    /// The address without scheme, size and the like.
    let address: String
    /// The name of the file, where it is one that no two pictures share by chance: twelve characters or more, four of
    /// them digits.
    let fileName: String?

    init?(_ url: String) {
        let web = WebAddress(url)
        guard web.host.contains("."), !web.path.isEmpty else { return nil }
        let file = web.file
        let dot = file.lastIndex(of: ".")
        let isPicture = dot.map { Self.endings.contains(file[file.index(after: $0)...].lowercased()) } ?? false
        // Without a picture's ending, what is asked for may be all that tells one picture from the next.
        let asked = isPicture ? [] : web.query.filter { !Self.isCosmetic($0) }
        address = web.host + web.path + (asked.isEmpty ? "" : "?" + asked.joined(separator: "&"))
        let stem = dot.map { file[..<$0] } ?? file
        let isTelling = isPicture && stem.count >= 12 && stem.utf8.filter { (0x30...0x39).contains($0) }.count >= 4
        fileName = isTelling ? file.lowercased() : nil
    }

    /// Whether the part of the query only says how the picture is to be shown.
    private static func isCosmetic(_ item: Substring) -> Bool {
        cosmetic.contains(item.prefix { $0 != "=" }.lowercased())
    }

    private static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "bmp"]
    private static let cosmetic: Set<String> = [
        "auto", "bust", "crop", "fit", "format", "h", "height", "q", "quality", "size", "t", "ts", "v", "w", "width",
    ]
}

extension Photo {
    /// The keys of all the sizes it is offered at.
    var keys: [PhotoKey] { [full, large, medium, small].compactMap { $0.flatMap(PhotoKey.init) } }
}
