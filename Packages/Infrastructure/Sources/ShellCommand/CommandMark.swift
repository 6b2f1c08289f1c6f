import FoundationEssentials
import Glibc

/// Marks a command's processes, so that those which outlive its shell can be found: a variable that they all inherit.
///
/// A process group of their own would find them too, but would also cut them off from the terminal, where a person
/// types the passphrase that they ask for.
struct CommandMark {
    static let variable = "SHELL_COMMAND_MARK"

    let value = UUID().uuidString

    /// Asks every process that bears the mark to end, its shell's children's children included.
    func endProcesses() {
        let entry = Array("\(Self.variable)=\(value)".utf8)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), process > 1, process != getpid(),
                let environment = try? Data(contentsOf: URL(filePath: "/proc/\(name)/environ")),
                environment.split(separator: 0).contains(where: { $0.elementsEqual(entry) })
            else { continue }
            kill(process, SIGTERM)
        }
    }
}
