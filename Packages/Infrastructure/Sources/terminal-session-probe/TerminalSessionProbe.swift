import Glibc
import Platform
import TerminalInput
import TerminalScreen
import TerminalSession
import TerminalText

/// Takes the terminal that it runs on, shows what happens, and comes to whichever end a key says: what tests of a
/// session need a process of its own for.
@main
struct TerminalSessionProbe {
    static func main() async {
        var session: ProcessTerminalSession?
        do {
            session = try await ProcessTerminalSession.begin(environment: .current)
        } catch {
            print(error)
            exit(error.isAboutSurroundings ? 64 : 70)
        }
        guard let events = session?.events else { return }
        await session?.show("ready")
        for await event in events {
            switch event {
            case .input(.key(let press)):
                guard case .character(let key) = press.key else { continue }
                switch key {
                case "d":
                    session = nil
                    exit(0)
                case "q":
                    await session?.end()
                    exit(0)
                default: Ending(rawValue: key)?.happen()
                }
                await session?.show("typed <\(key)>")
            case .input(let input): await session?.show("input <\(input)>")
            case .resized(let size): await session?.show("size <\(size.columns)x\(size.rows)>")
            case .resumed: await session?.show("resumed")
            case .suspensionRequested: await session?.suspend()
            case .endRequested(let signal):
                await session?.end()
                exit(signal.exitCode)
            }
        }
    }
}

extension ProcessTerminalSession {
    fileprivate func show(_ text: String) async {
        await show(ScreenFrame(size: size, rows: [StyledText(text)]))
    }
}

/// The ways in which a process ends without a chance to tidy up.
private enum Ending: Character {
    case trap = "t"
    case abort = "a"
    case badAddress = "s"
    case plainExit = "e"

    func happen() {
        switch self {
        case .trap: trapNow([])
        case .abort: Glibc.abort()
        case .badAddress: raise(SIGSEGV)
        case .plainExit: exit(3)
        }
    }

    @inline(never)
    private func trapNow(_ nothing: [Int]) {
        print(nothing[nothing.count])
    }
}
