import Boundaries
import Domain
import FoundationEssentials
import Platform

/// Whether a source's secret can be where the person said, without looking at it: no command is run, no secret is read.
struct SecretCheck {
    let root: CompositionRoot

    /// A sentence about what is wrong, and what to do; `nil` when nothing is.
    func problem(with source: SourceConfiguration) -> String? {
        switch source.secret {
        case nil, .command: return nil
        case .environment(let variable):
            guard root.world.environment.nonEmpty(variable) == nil else { return nil }
            return "the environment variable \(variable), which holds its key, is not set."
        case .file(let path):
            return problem(withFile: path, advice: "Write the key to it, for your eyes only (chmod 600).")
        case .kept:
            let path = "\(root.secretsFolder)/\(source.name).secret"
            return problem(withFile: path, advice: "Remove the source and add it again.")
        }
    }

    private func problem(withFile path: String, advice: String) -> String? {
        let information: FileInformation
        do {
            information = try FileInformation(path: path)
        } catch {
            return "\(path), which holds its key, cannot be read: \(error.reason). \(advice)"
        }
        guard information.kind != .directory else { return "\(path) is a folder, and no file that holds a key." }
        guard information.permissions.rawValue & 0o077 != 0 else { return nil }
        return "others can read \(path), which holds its key. `chmod 600 \(path)` makes it yours alone."
    }
}
