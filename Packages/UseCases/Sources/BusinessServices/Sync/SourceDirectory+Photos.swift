public import Boundaries
public import Domain

extension SourceDirectory {
    /// The hosts that the photos of an animal may be fetched from: those of the sources that its record came from, by
    /// what these say of themselves. A record of no source that is set up, such as an imported one, may only name the
    /// hosts that every source of some kind shares.
    public func photoHosts(of animal: Animal) async throws(SourceStoreError) -> Set<String> {
        let configured = try await sources()
        let names = Set([animal.id.source] + animal.provenance.map(\.id.source))
        let known = configured.filter { names.contains($0.name) }
        let isForeign = names.count > known.count
        let shared = isForeign ? kinds.flatMap(\.photoHosts) : []
        return Set(shared + known.flatMap(photoHosts))
    }

    private func photoHosts(of source: SourceConfiguration) -> [String] {
        guard let kind = kind(named: source.kind) else { return [] }
        return kind.photoHosts + [kind.serverHost(of: source)].compactMap(\.self)
    }

    /// For how many seconds a photo of an animal may be kept, by the strictest of its sources' terms; `nil` for as long
    /// as anybody likes.
    public func photoLifetime(of animal: Animal) async throws(SourceStoreError) -> Double? {
        let names = Set([animal.id.source] + animal.provenance.map(\.id.source))
        return try await sources().filter { names.contains($0.name) }
            .compactMap { kind(named: $0.kind)?.traits.lifetime }.min()
    }
}
