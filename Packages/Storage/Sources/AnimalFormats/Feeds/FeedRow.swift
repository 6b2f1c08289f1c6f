import JSONStreaming

/// A flat record of a feed other than Petfinder's, told by its keys.
enum FeedRow: Hashable {
    case asm
    case shelterluv
    case socrata(SocrataDataset)

    /// `nil` when the keys are no such feed's. Every record of Petfinder's and PetSave's has an `id`, and none of these.
    init?(of object: JSONObject) {
        guard object["id"] == nil else { return nil }
        if object["ANIMALNAME"] != nil || object["SHELTERCODE"] != nil {
            self = .asm
        } else if object["Internal-ID"] != nil || (object["ID"] != nil && object["Type"] != nil) {
            self = .shelterluv
        } else if object["animalid"] != nil, object["animaltype"] != nil || object["petname"] != nil {
            self = .socrata(.montgomery)
        } else if object["animal_id"] != nil, object["animal_type"] != nil || object["record_type"] != nil {
            self = .socrata(.king)
        } else {
            return nil
        }
    }
}
