/// Why an application's folders could not be worked out.
public enum ApplicationDirectoriesError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Neither `HOME` nor the account database names a home folder.
    case noHome(overrideVariable: String?)
    /// The variable that moves everything into one folder holds a relative path.
    case overrideIsRelative(variable: String, value: String)

    /// A sentence that says what is wrong and what to set.
    public var description: String {
        switch self {
        case .noHome(let overrideVariable):
            let alternative = overrideVariable.map { ", or \($0) to a folder for everything" } ?? ""
            return "There is no home folder to keep files in: set HOME\(alternative)."
        case .overrideIsRelative(let variable, let value):
            return "\(variable) is \"\(value)\", which depends on the current folder: "
                + "set it to a full path that starts with \"/\"."
        }
    }
}
