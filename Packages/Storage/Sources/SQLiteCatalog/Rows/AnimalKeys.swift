/// Keys of animals, which a statement takes as one argument however many they are.
struct AnimalKeys {
    let count: Int
    /// A JSON array, for `json_each`.
    let json: String

    init(_ keys: [Int64]) {
        count = keys.count
        json = "[\(keys.map(String.init).joined(separator: ","))]"
    }

    var isEmpty: Bool { count == 0 }
}
