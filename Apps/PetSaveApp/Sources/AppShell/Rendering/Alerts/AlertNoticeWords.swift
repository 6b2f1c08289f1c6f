import Alerts

/// What is told besides what alerts found.
enum AlertNoticeWords {
    static func sentence(_ notice: AlertCheckPresentation.Notice) -> String {
        switch notice {
        case .sampleCatalog: NoticeWords.sample
        }
    }
}
