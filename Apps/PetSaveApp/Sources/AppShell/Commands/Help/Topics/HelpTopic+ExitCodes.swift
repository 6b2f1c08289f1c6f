extension HelpTopic {
    static let exitCodesBody = ExitCode.allCases.map { code in
        let number = String(code.rawValue)
        return "  " + String(repeating: " ", count: 3 - number.count) + number + "  " + code.meaning
    }.joined(separator: "\n")
}
