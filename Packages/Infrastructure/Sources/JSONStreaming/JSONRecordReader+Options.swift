extension JSONRecordReader {
    /// The keys of a top-level object under which records are found.
    ///
    /// A key counts only with the right kind of value: a list key with an array, a single key with an object. With any
    /// other value it is a member like the rest.
    ///
    /// Choose keys that no record has: an object with a container under one of its own keys is taken for the envelope, and
    /// its other members are dropped.
    public struct Containers: Sendable {
        /// Keys whose value is an array of records.
        public var lists: [String]
        /// Keys whose value is one record.
        public var singles: [String]

        /// Makes a set of containers; without any, every top-level object is a record.
        public init(lists: [String] = [], singles: [String] = []) {
            self.lists = lists
            self.singles = singles
        }
    }

    /// How much a record may take.
    public struct Limits: Sendable {
        /// The largest record accepted, in bytes of its text. The reader's memory stays in proportion to it.
        public var maximumRecordBytes: Int
        /// How deep arrays and objects may nest in a record; see ``JSONParser/greatestMaximumDepth``.
        public var maximumDepth: Int

        /// Makes limits; by default 16 MiB and ``JSONParser/defaultMaximumDepth``.
        public init(maximumRecordBytes: Int = 16 << 20, maximumDepth: Int = JSONParser.defaultMaximumDepth) {
            self.maximumRecordBytes = maximumRecordBytes
            self.maximumDepth = maximumDepth
        }
    }

    /// What separates top-level values.
    public enum Framing: Sendable {
        /// Values end where their brackets close, whatever the line breaks. After a whole object on one line, a line
        /// that starts with `{` inside an unfinished object is taken to begin a new value, so that one broken line of
        /// NDJSON costs no other.
        case automatic
        /// Every line is one value (NDJSON, JSON Lines): the end of the line ends it, finished or not.
        case lines
    }
}
