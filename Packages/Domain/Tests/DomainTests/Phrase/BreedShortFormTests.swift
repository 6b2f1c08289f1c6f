import Testing

@testable import Domain

@Suite("Short forms of breeds and colours")
struct BreedShortFormTests {
    private func names(_ table: [(type: AnimalType, names: String)]) -> [String] {
        table.flatMap { $0.names.split(separator: "; ").map { SearchText.fold(String($0)) } }
    }

    @Test("every short form leads to a breed that Petfinder has")
    func breeds() {
        let breeds = names(PetfinderNames.breeds)
        for row in BreedShortForms.table {
            let words = SearchText.fold(row.breed)
            #expect(breeds.contains { SearchText.contains(phrase: words, inFolded: $0) }, "\(row.breed)")
            for form in row.forms.split(separator: ", ").map(String.init) {
                let found = SearchPhrase.understand(form, unit: .kilometers)
                #expect(found.filter.breeds == [row.breed], "\(form)")
                #expect(found.filter.text == nil, "\(form)")
            }
        }
    }

    @Test("every colour word stands in a colour that Petfinder has")
    func colors() {
        let colors = names(PetfinderNames.colors)
        for row in ColorWords.table {
            let words = SearchText.fold(row.color)
            #expect(colors.contains { SearchText.contains(phrase: words, inFolded: $0) }, "\(row.color)")
        }
    }

    @Test("every name of Petfinder's breeds finds that breed, beside its type")
    func petfinderBreeds() throws {
        // Read as a coat, as types, or not at all.
        let exceptions = ["Short-Haired", "Bunny Rabbit", "Corn / Rat", "Other"]
        for row in PetfinderNames.breeds {
            for name in row.names.split(separator: "; ").map(String.init) where !exceptions.contains(name) {
                var animal = try animal(row.type)
                animal.breeds.primary = name
                animal.colors.primary = name
                animal.coat = .known(.hairless)
                #expect(try found(name, of: row.type).matches(animal), "\(row.type) \(name)")
            }
        }
    }

    @Test("every name of Petfinder's colours finds that colour, beside its type")
    func petfinderColors() throws {
        for row in PetfinderNames.colors {
            for name in row.names.split(separator: "; ").map(String.init) {
                var animal = try animal(row.type)
                // These two are breeds first.
                animal.breeds.primary = row.type == .horse ? "Appaloosa" : "Golden Retriever"
                animal.colors.primary = name
                #expect(try found(name, of: row.type).matches(animal), "\(row.type) \(name)")
            }
        }
    }

    private func animal(_ type: AnimalType) throws -> Animal {
        Animal(id: try #require(AnimalID("s:1")), type: .known(type), name: "Max")
    }

    /// The filter for `name` beside the word for `type`, which must ask for more than the type.
    private func found(_ name: String, of type: AnimalType) throws -> AnimalFilter {
        let word = type == .scalesFinsOther ? "reptile" : type.rawValue
        var filter = SearchPhrase.understand("\(word) \(name)", unit: .kilometers).filter
        #expect(!filter.breeds.isEmpty || !filter.colors.isEmpty || filter.text != nil, "\(name)")
        #expect(filter.types == [.known(type)], "\(name)")
        // Kinds of animal are looked for by text, which finds species too.
        if let text = filter.text {
            #expect(SearchText.fold(name).contains(SearchText.fold(text)), "\(name)")
            filter.text = nil
        }
        return filter
    }
}
