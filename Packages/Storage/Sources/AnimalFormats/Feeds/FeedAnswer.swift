import Domain
import JSONStreaming

/// An answer of a feed that holds no records.
enum FeedAnswer: Hashable {
    /// A page of no animals.
    case emptyPage
    /// Something else, named as what an input holds: `an error of Socrata's: “…”`.
    case other(String)

    /// `nil` when the object is no feed's answer.
    init?(of object: JSONObject) {
        let wire = WireObject(object: object, dialect: .petfinder)
        if let error = wire.children("errors").first {
            let words = [error.words("title"), error.words("detail")].compactMap(\.self)
            self = .other("an error of RescueGroups'\(Self.quoted(words.joined(separator: ": ")))")
        } else if object["data"]?.arrayValue == nil, wire.child("meta").object["countReturned"] != nil {
            // A search that found nothing leaves `data` out.
            self = .emptyPage
        } else if wire.flag("success") == .no {
            let words = wire.words("error_message") ?? wire.words("message") ?? wire.words("error")
            self = .other("an error of Shelterluv's\(Self.quoted(words ?? ""))")
        } else if wire.flag("success") == .yes, object["has_more"] != nil,
            let list = object.members.first(where: { $0.value.arrayValue != nil })
        {
            self = .other("Shelterluv's list of \(CleanText.line(list.key) ?? "something else")")
        } else if object["errorCode"] != nil || wire.flag("error") == .yes, let message = wire.words("message") {
            self = .other("an error of Socrata's\(Self.quoted(message))")
        } else if object["DATEFOUND"] != nil || object["DATELOST"] != nil {
            self = .other("a lost or found animal of Animal Shelter Manager, and no list of adoptable ones")
        } else {
            return nil
        }
    }

    private static func quoted(_ words: String) -> String {
        words.isEmpty ? "" : ": “\(words.prefix(300))”"
    }
}
