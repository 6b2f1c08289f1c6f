import FoundationEssentials
import Testing

func url(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> URL {
    try #require(URL(string: text), sourceLocation: location)
}
