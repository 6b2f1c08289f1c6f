/// The data sets whose columns PetSave knows, and what of them is adoptable.
enum SocrataColumnSet: String {
    case montgomery
    case king

    /// The condition that rows have to meet; `nil` where all rows are of adoptable animals.
    var condition: String? {
        switch self {
        case .montgomery: nil
        // Lost and found animals are in the same table.
        case .king: "record_type='ADOPTABLE'"
        }
    }
}
