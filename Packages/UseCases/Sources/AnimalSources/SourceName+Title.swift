import Domain

extension SourceName {
    /// The name that a title makes: `Happy Paws` is `happy-paws`. A title that is a name already stays as it is, save
    /// for upper case. `nil` when nothing of it can stand in a name.
    init?(title: String) {
        let title = title.trimmingSpaces
        if let name = SourceName(title) {
            self = name
        } else {
            self.init(SearchText.words(of: title).joined(separator: "-"))
        }
    }
}
