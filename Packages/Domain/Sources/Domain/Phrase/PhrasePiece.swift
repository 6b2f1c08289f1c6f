/// What a run of tokens was read as.
struct PhrasePiece {
    enum Content {
        case understood([PhraseFilter], isExcluded: Bool)
        /// Small words that belong to what stands beside them.
        case connecting
        case text
    }

    /// Indices of its tokens.
    var tokens: Range<Int>
    var content: Content

    init(_ tokens: Range<Int>, _ content: Content) {
        self.tokens = tokens
        self.content = content
    }

    init(_ tokens: Range<Int>, _ filter: PhraseFilter, isExcluded: Bool = false) {
        self.init(tokens, .understood([filter], isExcluded: isExcluded))
    }

    var filters: [PhraseFilter] {
        if case .understood(let filters, _) = content { filters } else { [] }
    }

    var isConnecting: Bool {
        if case .connecting = content { true } else { false }
    }

    /// The types that it asks for.
    var wantedTypes: [AnimalType] {
        guard case .understood(let filters, isExcluded: false) = content else { return [] }
        return filters.compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    /// The kind of animal that it asks for.
    var wantedKind: String? {
        guard case .understood(let filters, isExcluded: false) = content else { return nil }
        return filters.lazy.compactMap { if case .kind(let kind) = $0 { kind } else { nil } }.first
    }
}
