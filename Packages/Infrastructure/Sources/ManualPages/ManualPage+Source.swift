public import FoundationEssentials

extension ManualPage {
    /// The page in the mdoc(7) language, as a file for `man` holds it: ASCII, whatever the texts hold.
    ///
    /// - Parameters:
    ///   - date: when the text was last changed; the day in UTC is printed.
    ///   - system: what the page belongs to, such as `Tool 1.2`, for the page's foot.
    public func source(date: Date, system: String) -> [UInt8] {
        var writer = MdocWriter()
        writer.write(self, date: date, system: system)
        return writer.bytes
    }
}
