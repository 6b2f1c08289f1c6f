/// What is wrong with a source, as a clause that says what to do.
struct SourceFault: Error {
    let reason: String
}
