import Domain

extension Companion {
    /// The column of `animal` that says whether an animal gets along with them.
    var column: String {
        switch self {
        case .children: "good_with_children"
        case .dogs: "good_with_dogs"
        case .cats: "good_with_cats"
        }
    }
}
