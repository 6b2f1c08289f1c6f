import BusinessServices

/// What is told besides a list, in as few words as a line of the app has room for.
enum SceneNoticeWords {
    static func sentence(_ notice: ListNotice) -> String {
        switch notice {
        case .sampleCatalog: "These animals are invented. `petsave source add` connects a real source."
        default: NoticeWords.sentence(notice)
        }
    }
}
