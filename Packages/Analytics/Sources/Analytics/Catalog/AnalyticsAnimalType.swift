import Domain

/// The types of animals that may be told of. A feed may have written any type, so that it must not become a term by
/// itself.
enum AnalyticsAnimalType: String, AnalyticsVocabulary {
    case dog
    case cat
    case rabbit
    case smallFurry = "small_furry"
    case horse
    case bird
    case scalesFinsOther = "scales_fins_other"
    case barnyard
    /// One that only a feed knows.
    case other

    init(_ type: OpenValue<AnimalType>) {
        self =
            switch type.known {
            case .dog: .dog
            case .cat: .cat
            case .rabbit: .rabbit
            case .smallFurry: .smallFurry
            case .horse: .horse
            case .bird: .bird
            case .scalesFinsOther: .scalesFinsOther
            case .barnyard: .barnyard
            case nil: .other
            }
    }
}
