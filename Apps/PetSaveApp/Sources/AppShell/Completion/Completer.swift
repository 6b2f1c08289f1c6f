import Boundaries
import BusinessServices
import Domain
import Suggestions

/// Answers what a shell asks while a person types.
///
/// It never makes a file, and a fault means that there is nothing to offer: an error in the middle of a typed line would
/// help nobody.
struct Completer: Sendable {
    /// The one that the command line which is being read asks.
    @TaskLocal static var current: Completer?

    let world: World

    /// How many values are offered at most.
    private static let limit = 50

    /// Values that begin as `typed` does, spelled so that the shell sees that they do.
    func values(of source: CompletionSource, for typed: String) async -> [String] {
        let typed = Self.unquoted(typed)
        guard source.isList, let comma = typed.lastIndex(of: ",") else { return await candidates(source, for: typed) }
        let before = typed[...comma]
        let part = String(typed[typed.index(after: comma)...])
        return await candidates(source, for: part).map { before + $0 }
    }

    private func candidates(_ source: CompletionSource, for typed: String) async -> [String] {
        let known: [String] =
            switch source {
            case .words(let words), .list(let words): words
            case .breeds: await suggestions(of: .breed, for: typed)
            case .colors: await suggestions(of: .color, for: typed) + PreferenceKey.colors
            case .places: await suggestions(of: .place, for: typed)
            case .sources: await sources()
            case .animals: await animals(for: typed)
            case .shortlist: await shortlist(for: typed)
            case .alerts: await alerts()
            case .configuredSources: await configuredSources()
            case .feedKinds: await feedKinds().map(\.name)
            case .feedPresets: await feedKinds().flatMap(\.presets).map(\.name.text)
            }
        return known.compactMap { Self.spelled($0, as: typed) }
    }

    private func suggestions(of kind: SuggestionKind, for typed: String) async -> [String] {
        let request = SuggestionsRequest(text: typed, kinds: [kind], limit: Self.limit)
        guard let root = try? await CompositionRoot(world: world),
            let found = try? await root.suggestions(view: SilentSuggestionsView()).viewDidType(request).value
        else { return [] }
        return found.suggestions.map(\.text)
    }

    private func sources() async -> [String] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        return ((try? await root.catalog().sources()) ?? []).map(\.source.text)
    }

    private func animals(for typed: String) async -> [String] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        let ids = (try? await root.catalog().animalIDs(startingWith: typed, limit: Self.limit)) ?? []
        return ids.map { Self.text(of: $0, typedAs: typed) }
    }

    private func shortlist(for typed: String) async -> [String] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        let entries = (try? await root.shortlistStore().entries()) ?? []
        return entries.map { Self.text(of: $0.id, typedAs: typed) }
    }

    private func alerts() async -> [String] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        return ((try? await root.alertStore().alerts()) ?? []).map(\.name.text)
    }

    private func configuredSources() async -> [String] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        return ((try? await root.sourceStore().sources()) ?? []).map(\.name.text)
    }

    private func feedKinds() async -> [any FeedKind] {
        guard let root = try? await CompositionRoot(world: world) else { return [] }
        return root.feedKinds(network: NetworkAccess())
    }

    /// An id may also be known by the part after its colon, which bash takes for a word of its own.
    private static func text(of id: AnimalID, typedAs typed: String) -> String {
        id.description.hasPrefix(typed) ? id.description : id.sourceID
    }

    /// What has been typed, without the quotation marks and backslashes that only the shell needs.
    private static func unquoted(_ typed: String) -> String {
        typed.filter { !["\"", "'", "\\"].contains($0) }
    }

    /// `value` beginning exactly as it was typed; `nil` when it does not begin so in any case of letters.
    private static func spelled(_ value: String, as typed: String) -> String? {
        guard value.lowercased().hasPrefix(typed.lowercased()) else { return nil }
        return typed + value.dropFirst(typed.count)
    }
}

/// Nobody looks: the answer itself is what is wanted.
private struct SilentSuggestionsView: SuggestionsView {
    func present(_ presentation: SuggestionsPresentation) async {}
}
