extension JSONRecordReader {
    /// What the next byte is part of.
    enum State: Sendable {
        case byteOrderMark(matchedBytes: Int)
        case betweenValues
        /// A top-level value that is neither object nor array.
        case scalar
        case object(ObjectPlace)
        /// An array of records: at the top level, or under the key of a list container.
        case array(ArrayPlace, container: Int?)
        /// Behind something at the top level that is no value.
        case restOfLine
        case stopped
    }

    /// A place in a top-level object.
    enum ObjectPlace: Sendable {
        case nameOrEnd
        case nameAfterComma
        case insideName
        case colon
        case value
        /// In the value of a member that is no container.
        case scanningMember
        /// In the object under a single container's key.
        case scanningSingle
        case commaOrEnd
        /// Behind a fault, looking for the next member.
        case skipping
        /// Behind a fault, in a value that is stepped over.
        case skippingValue
    }

    /// A place in an array of records.
    enum ArrayPlace: Sendable {
        case elementOrEnd
        case elementAfterComma
        /// Where an element begins although the comma before it is missing.
        case elementWithoutComma
        case scanning
        case commaOrEnd
    }

    /// What is known of the top-level object being read.
    struct ObjectProgress: Sendable {
        /// Whether it held a container, so that it is no record itself.
        var holdsContainer = false
        /// Whether one of its containers is a list.
        var holdsList = false
        /// Whether a fault between its members has been reported.
        var isBroken = false
        /// The container that the member being read names.
        var container: Int?
        /// Whether that member's name is too long to be kept.
        var nameOverflows = false
    }

    /// A container's key.
    struct Container: Sendable {
        let key: String
        let bytes: [UInt8]
        let isList: Bool

        init(key: String, isList: Bool) {
            self.key = key
            self.isList = isList
            bytes = Array(key.utf8)
        }
    }
}
