import Domain
import FoundationEssentials
import Testing

/// A filter that asks for something in each of its parts.
enum FullFilter {
    static func make() throws -> AnimalFilter {
        var filter = AnimalFilter()
        filter.types = [.known(.cat), .other("Dragon")]
        filter.breeds = ["maine coon"]
        filter.ages = [.known(.young)]
        filter.genders = [.known(.female)]
        filter.sizes = [.known(.medium)]
        filter.coats = [.known(.long)]
        filter.colors = ["black"]
        filter.goodWith = [.children]
        filter.houseTrained = true
        filter.specialNeeds = false
        filter.statuses = [.known(.pending)]
        filter.organizations = ["PA1"]
        filter.sources = [try #require(SourceName("petfinder"))]
        filter.publishedAfter = Date(timeIntervalSince1970: 5.25)
        filter.hasPhoto = true
        filter.text = "gentle"
        filter.spelling = .forgiving
        filter.excluded.types = [.known(.dog)]
        filter.excluded.breeds = ["siamese"]
        filter.excluded.ages = [.known(.baby)]
        filter.excluded.genders = [.known(.male)]
        filter.excluded.sizes = [.known(.large)]
        filter.excluded.coats = [.known(.wire)]
        filter.excluded.colors = ["white"]
        return filter
    }

    /// The stored properties that are as in an empty value.
    static func untouched(of value: Any, comparedTo empty: Any) -> [String] {
        zip(Mirror(reflecting: value).children, Mirror(reflecting: empty).children).compactMap { one, other in
            "\(one.value)" == "\(other.value)" ? one.label : nil
        }
    }
}
