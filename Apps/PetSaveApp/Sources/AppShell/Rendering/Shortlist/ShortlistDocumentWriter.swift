import Boundaries
import FoundationEssentials
import JSONStreaming
import Platform
import Shortlist

/// Writes the shortlist as a document: to a file, which is replaced as a whole, or to a stream.
struct ShortlistDocumentWriter: ShortlistWriter {
    enum Format: String, CaseIterable {
        case markdown
        case csv
        case json
    }

    enum Target {
        case stream(any TextOutput)
        case file(path: String)
    }

    let format: Format
    let fields: ShortlistFieldSelection?
    /// The day that a document tells as its own.
    let day: Date
    let target: Target

    func write(_ presentation: ShortlistPresentation) async throws(ExportError) {
        let bytes = bytes(of: presentation)
        switch target {
        case .stream(let stream):
            do {
                try stream.write(bytes)
                try stream.flush()
            } catch {
                switch error {
                case .closedByReader: throw .outputClosed
                case .failed: throw .cannotWrite(reason: clause(error.description))
                }
            }
        case .file(let path):
            do { try AtomicFile.write(bytes, to: path) } catch { throw .cannotWrite(reason: clause(error.description)) }
        }
    }

    private func bytes(of presentation: ShortlistPresentation) -> [UInt8] {
        switch format {
        case .markdown: Array(ShortlistMarkdown.text(of: presentation, on: day).utf8)
        case .csv: ShortlistCSV.bytes(of: presentation)
        case .json: ShortlistJSON.value(of: presentation, fields: fields).serialized(.pretty) + [UInt8(ascii: "\n")]
        }
    }

    /// A sentence as part of another one.
    private func clause(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}
