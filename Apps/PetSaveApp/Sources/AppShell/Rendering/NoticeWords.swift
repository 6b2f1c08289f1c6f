import AnimalsNearYou

/// What is told besides an answer.
enum NoticeWords {
    static let sample = """
        These animals are invented: nothing has been imported yet, so the built-in sample answers. \
        `petsave import FILE` brings real ones.
        """

    static func sentence(_ notice: AnimalsNearYouPresentation.Notice) -> String {
        switch notice {
        case .sampleCatalog: sample
        }
    }
}
