import Domain

extension AlertMatch {
    /// What is kept of an animal that an alert found.
    init(_ animal: Animal) {
        self.init(
            animalID: animal.id,
            type: animal.type,
            title: AnimalWords.name(animal),
            summary: AnimalWords.summary(animal),
            url: animal.url,
            town: AnimalWords.town(animal.contact.address),
            publishedAt: animal.publishedAt
        )
    }
}
