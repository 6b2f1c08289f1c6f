import Platform

/// What a terminal is asked at the start.
///
/// All is asked at once, and behind it for the device attributes, which every terminal tells: terminals answer in order,
/// so that whatever comes behind that answer was not going to be answered.
struct CapabilityQueries: Sendable {
    static let synchronizedOutputMode = 2026
    static let graphemeWidthsMode = 2027
    static let graphicsQueryImage = 31

    private let environment: ProcessEnvironment

    init(environment: ProcessEnvironment) {
        self.environment = environment
    }

    /// Whether another program draws what is written, and the terminal is out of reach.
    var isMultiplexed: Bool {
        let term = environment["TERM"] ?? ""
        return environment.nonEmpty("TMUX") != nil || environment.nonEmpty("STY") != nil
            || term.hasPrefix("tmux") || term.hasPrefix("screen")
    }

    /// The Linux console has none of these abilities, and older ones show what they do not know.
    var isConsole: Bool { environment["TERM"] == "linux" }

    /// What is written; empty when there is nothing to ask.
    var bytes: [UInt8] {
        guard !isConsole else { return [] }
        var text = "\u{1B}]11;?\u{1B}\\"
        for mode in [Self.synchronizedOutputMode, Self.graphemeWidthsMode] { text += "\u{1B}[?\(mode)$p" }
        text += "\u{1B}[?u\u{1B}[16t"
        // tmux takes an application program command for a title; and neither it nor screen hands a picture on.
        if !isMultiplexed {
            text += "\u{1B}[>q\u{1B}_Gi=\(Self.graphicsQueryImage),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        }
        return Array((text + "\u{1B}[c").utf8)
    }
}
