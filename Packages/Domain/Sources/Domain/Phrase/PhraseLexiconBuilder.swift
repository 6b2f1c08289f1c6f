/// Fills a ``PhraseLexicon``. Of two meanings of one phrase the one added first stays.
struct PhraseLexiconBuilder {
    private(set) var entries: [PhraseLexicon.Entry] = []
    /// Phrases that have a meaning whatever the type.
    private var settled: Set<String> = []

    static var standard: PhraseLexiconBuilder {
        var builder = PhraseLexiconBuilder()
        for row in ClauseWords.table + FilterWords.table {
            for phrase in list(row.phrases) { builder.add(phrase, row.meaning) }
        }
        for row in BreedShortForms.table {
            for form in list(row.forms) { builder.addBreed(row.breed, as: form, onlyFor: nil) }
        }
        // Of dogs; another animal of that colour is looked for by text.
        builder.add("golden", .text, onlyFor: Set(AnimalType.allCases).subtracting([.dog]))
        for row in ColorWords.table {
            for form in list(row.forms) {
                builder.add(form, .filters([.color(row.color)]), onlyFor: row.onlyFor.map { [$0] })
            }
        }
        let colors = builder.addPetfinderColors()
        builder.addPetfinderBreeds(besides: colors)
        return builder
    }

    private static func list(_ phrases: String) -> [String] {
        phrases.split(separator: ", ").map(String.init)
    }

    private mutating func add(_ phrase: String, _ meaning: PhraseMeaning, onlyFor types: Set<AnimalType>? = nil) {
        if types == nil, !settled.insert(phrase).inserted { return }
        let words = phrase.split(separator: " ").map(String.init)
        if !words.isEmpty { entries.append(PhraseLexicon.Entry(words: words, meaning: meaning, types: types)) }
    }

    private mutating func addBreed(_ breed: String, as phrase: String, onlyFor type: AnimalType?) {
        for form in [phrase, Self.plural(of: phrase)] {
            add(form, .filters([.breed(breed)]), onlyFor: type.map { [$0] })
        }
    }

    /// Adds colours and their parts; gives the phrases that mean a colour of each type.
    private mutating func addPetfinderColors() -> [AnimalType: Set<String>] {
        var phrases: [AnimalType: Set<String>] = [:]
        for row in PetfinderNames.colors {
            for name in row.names.split(separator: "; ") {
                for (form, words) in PetfinderName.colorForms(of: String(name)) {
                    phrases[row.type, default: []].insert(form)
                    // “black and white” is one colour of a cat, and two of a dog.
                    let isOfTypeOnly = AmbiguousNames.onlyWithType.contains(form) || words.contains("&")
                    add(form, .filters([.color(words)]), onlyFor: isOfTypeOnly ? [row.type] : nil)
                }
            }
        }
        return phrases
    }

    /// Adds breeds and the parts between slashes, unless the type has a colour of that name.
    private mutating func addPetfinderBreeds(besides colors: [AnimalType: Set<String>]) {
        let spokenFor = settled.subtracting(colors.values.reduce(into: []) { $0.formUnion($1) })
        let settledColors = settled.subtracting(spokenFor)
        for row in PetfinderNames.breeds {
            for name in row.names.split(separator: "; ") {
                for part in PetfinderName.parts(of: String(name)) {
                    let phrase = SearchText.fold(part)
                    guard !spokenFor.contains(phrase), !AmbiguousNames.neverBreeds.contains(phrase),
                        colors[row.type]?.contains(phrase) != true
                    else { continue }
                    let isOfTypeOnly =
                        AmbiguousNames.onlyWithType.contains(phrase) || settledColors.contains(phrase)
                    addBreed(part, as: phrase, onlyFor: isOfTypeOnly ? row.type : nil)
                }
            }
        }
    }

    /// The plural of the last word.
    private static func plural(of phrase: String) -> String {
        if phrase.hasSuffix("y"), !"aeiou".contains(phrase.dropLast().last ?? "a") { return phrase.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: phrase.hasSuffix) { return phrase + "es" }
        return phrase + "s"
    }
}
