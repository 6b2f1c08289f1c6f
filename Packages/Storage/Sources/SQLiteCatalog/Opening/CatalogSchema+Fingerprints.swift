/// What spares reading a record again.
extension CatalogSchema {
    /// Makes room for the words in which each record was told last (FingerprintColumn); of what is there, nobody knows.
    static let fingerprints = """
        CREATE TABLE IF NOT EXISTS animal_fingerprints (block INTEGER PRIMARY KEY, numbers BLOB NOT NULL) STRICT;
        """
}
