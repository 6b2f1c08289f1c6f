import Domain
import Foundation
import Platform
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

/// Compares what a scene shows with what was recorded: at three sizes, on a dark and a light ground and without colours.
///
/// Recorded anew only where `PETSAVE_RECORD=1` says so; look at the difference before committing it. A row of text begins
/// with `|`; the letters below it, after `:`, name the style of each cell, and the legend tells what they mean.
enum FrameGoldens {
    /// The sizes of the whole terminal.
    static let sizes = [(columns: 40, rows: 12), (columns: 80, rows: 24), (columns: 200, rows: 60)]

    /// The moment that ages are told for, unless a test says otherwise: that of the clock of tests.
    static let moment = Date(timeIntervalSince1970: 1_782_950_400)

    static let dark = TerminalCapabilities(colors: .trueColor, ground: .dark, hyperlinks: true, chrome: .unicode)
    static let light = TerminalCapabilities(colors: .trueColor, ground: .light, hyperlinks: true, chrome: .unicode)
    static let colourless = TerminalCapabilities(colors: .none, chrome: .ascii)

    /// Compares every frame of `state` with the recorded one, and checks that none is wider or higher than its terminal.
    static func check(
        _ name: String,
        _ state: any SceneState,
        tab: AppTab? = .nearYou,
        message: StatusMessage? = nil,
        unit: DistanceUnit = .kilometers,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for size in sizes {
            let frames = [dark, light, colourless].map { capabilities in
                frame(
                    of: state,
                    on: Stage(
                        columns: size.columns,
                        rows: size.rows,
                        capabilities: capabilities,
                        unit: unit,
                        moment: moment
                    ),
                    tab: tab,
                    message: message
                )
            }
            for frame in frames {
                #expect(frame.rows.count <= size.rows, "\(name) is too high", sourceLocation: sourceLocation)
                for (number, row) in frame.rows.enumerated() where row.displayWidth > size.columns {
                    Issue.record("\(name): row \(number) is too wide: \(row.plainText)", sourceLocation: sourceLocation)
                }
            }
            compare("\(name)-\(size.columns)x\(size.rows)", text(of: frames), sourceLocation)
        }
    }

    /// The scene with what the app draws around it.
    static func frame(
        of state: any SceneState,
        on stage: Stage,
        tab: AppTab? = .nearYou,
        message: StatusMessage? = nil
    ) -> SceneFrame {
        let chrome = AppChrome(tab: tab, keys: state.keys, message: message)
        guard let body = chrome.body(of: stage) else { return chrome.tooSmall(stage) }
        return chrome.frame(around: state.frame(on: body), on: stage)
    }

    private static func text(of frames: [SceneFrame]) -> String {
        let (dark, light) = (MarkedUpFrame(frames[0]), MarkedUpFrame(frames[1]))
        let lightRows = light.rows == dark.rows ? "as on a dark ground\n" : light.rows
        let plain = frames[2].rows.map { "|\($0.plainText)" }.joined(separator: "\n")
        return """
            == dark
            \(dark.rows)\(dark.legend)
            == light
            \(lightRows)\(light.legend)
            == no colour
            \(plain)

            """
    }

    private static func compare(_ name: String, _ now: String, _ sourceLocation: SourceLocation) {
        let path = folder + "/\(name).txt"
        if ProcessInfo.processInfo.environment["PETSAVE_RECORD"] == "1" {
            do {
                try now.write(toFile: path, atomically: true, encoding: .utf8)
            } catch {
                Issue.record(error, sourceLocation: sourceLocation)
            }
            return
        }
        let recorded = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        guard recorded != now else { return }
        let lines = (old: recorded.components(separatedBy: "\n"), new: now.components(separatedBy: "\n"))
        let differences = (0..<max(lines.old.count, lines.new.count)).compactMap { index -> String? in
            let old = index < lines.old.count ? lines.old[index] : nil
            let new = index < lines.new.count ? lines.new[index] : nil
            guard old != new else { return nil }
            return [old.map { "- \($0)" }, new.map { "+ \($0)" }].compactMap(\.self).joined(separator: "\n")
        }
        Issue.record(
            """
            \(name) is not as recorded (- recorded, + now; PETSAVE_RECORD=1 records it anew):
            \(differences.prefix(12).joined(separator: "\n"))
            """,
            sourceLocation: sourceLocation
        )
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Scenes/Goldens").path
}

/// The rows of a frame with a letter for each style, and what the letters mean.
private struct MarkedUpFrame {
    private(set) var rows = ""
    private var styles: [TextStyle] = []

    init(_ frame: SceneFrame) {
        for row in frame.rows {
            rows += "|\(row.plainText)\n"
            var marks = ""
            for span in row.spans {
                marks += String(repeating: letter(of: span.style), count: span.text.displayWidth)
            }
            while marks.last == "." { marks.removeLast() }
            if !marks.isEmpty { rows += ":\(marks)\n" }
        }
        if let cursor = frame.cursor { rows += "cursor: column \(cursor.column), row \(cursor.row)\n" }
        for picture in frame.pictures {
            rows += "picture: \(picture.id) at column \(picture.origin.column), row \(picture.origin.row), "
            rows += "\(picture.columns) × \(picture.rows)\n"
        }
    }

    var legend: String {
        styles.enumerated().map { "\(Self.letters[$0 % Self.letters.count]) = \(Self.words($1))" }
            .joined(separator: "\n")
    }

    private mutating func letter(of style: TextStyle) -> Character {
        if style == .plain { return "." }
        let index = styles.firstIndex(of: style) ?? styles.count
        if index == styles.count { styles.append(style) }
        return Self.letters[index % Self.letters.count]
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static func words(_ style: TextStyle) -> String {
        let parts = [
            style.isBold ? "bold" : nil, style.isDim ? "dim" : nil, style.isItalic ? "italic" : nil,
            style.isUnderlined ? "underlined" : nil, style.isInverse ? "inverse" : nil,
            style.foreground.map { "\($0)" }, style.background.map { "on \($0)" },
            style.link.map { "link to \($0.address)" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
