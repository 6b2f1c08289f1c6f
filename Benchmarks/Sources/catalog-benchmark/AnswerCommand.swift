import AnimalGeneration
import ArgumentParser
import Boundaries
import FoundationEssentials
import SQLiteCatalog

#if canImport(Glibc)
import Glibc
#endif

/// Answers the questions on standard input, one a line, as they come: whoever asks PetSave and its peers in turn waits
/// for each answer.
struct AnswerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer",
        abstract: "Answer the questions on standard input from a catalogue."
    )

    @Option(help: ArgumentHelp("The catalogue.", valueName: "file"))
    var catalog: String

    func run() async throws {
        let answerer = Answerer(try SQLiteCatalog(path: catalog, openMode: .readOnly))
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.outputFormatting = .sortedKeys
        while let line = readLine() {
            let question = try decoder.decode(Question.self, from: Data(line.utf8))
            let answer = try encoder.encode(try await answerer.answer(question))
            print(String(decoding: answer, as: UTF8.self))
            fflush(nil)
        }
    }
}
