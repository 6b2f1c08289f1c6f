extension StyledText {
    /// The text as it is written to a terminal.
    ///
    /// Styles become SGR sequences, each closed where its piece ends, colours the nearest that the terminal has. With
    /// `none` the text stands alone: no style, no link, no escape character. Links become OSC 8 sequences when `hyperlinks`
    /// is true, else their text stands alone.
    public func rendered(colors: ColorSupport, hyperlinks: Bool = false) -> String {
        guard colors != .none else { return plainText }
        var output = ""
        for span in spans {
            let opening = span.style.opening(for: colors)
            let link = hyperlinks ? span.style.link : nil
            if let link {
                output += "\u{1B}]8;;\(link.address)\u{1B}\\"
            }
            if let opening {
                output += opening
            }
            output += span.text
            if opening != nil {
                output += "\u{1B}[0m"
            }
            if link != nil {
                output += "\u{1B}]8;;\u{1B}\\"
            }
        }
        return output
    }
}
