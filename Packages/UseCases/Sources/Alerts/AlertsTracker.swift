/// What happens to alerts, for whoever counts it. Implemented by the Analytics package.
public protocol AlertsTracker: Sendable {
    func alertAdded(hasPlace: Bool) async
    func alertEdited() async
    func alertRemoved() async
    /// A check of some alerts ended: how many animals it reported, and how many batches were written out again.
    func alertsChecked(alerts: Int, reported: Int, repeatedBatches: Int) async
    func alertsFailed(_ failure: AlertsFailure) async
}

/// What went wrong with alerts, without a word of the person's own.
public enum AlertsFailure: String, Sendable, CaseIterable {
    case unknownName = "unknown_name"
    case name
    case place
    case catalog
    case store
    case delivery
}
