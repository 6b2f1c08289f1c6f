/// An animal as Petfinder's API v2 would tell of it.
package struct GeneratedAnimal: Sendable {
    package let id: Int
    package let type: String
    package let species: String
    package let name: String
    package let shelter: Shelter
    package internal(set) var description: String?
    package let shelterCode: String?
    package let age: String
    package let gender: String
    package let size: String
    package let coat: String?
    package let breeds: Breeds
    package let colors: [String?]
    /// Spayed or neutered, house-trained, declawed, with special needs, with current shots.
    package let attributes: [Bool?]
    /// Good with children, dogs, cats.
    package let environment: [Bool?]
    package let tags: [String]
    package internal(set) var photoCount: Int
    let videoCount: Int
    package internal(set) var status = "adoptable"
    /// In seconds since 1970.
    package let publishedAt: Int
    var statusChangedAt: Int

    package struct Breeds: Sendable {
        package let primary: String?
        package let secondary: String?
        let mixed: Bool?
        let unknown: Bool?
    }
}
