import AnimalGeneration
import ArgumentParser

/// Writes generated animals into files.
@main
struct AnimalGeneratorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animal-generator",
        abstract: "Writes animals that look like recorded ones, the same ones for the same seed."
    )

    @Option(help: "How many animals.")
    var animals: Int

    @Option(help: "What the random choices begin with.")
    var seed: UInt64 = 1

    @Option(help: "petfinder, ndjson or csv.")
    var format: AnimalFileFormat = .petfinder

    @Option(help: ArgumentHelp("Where the animals go.", valueName: "file"))
    var output: String

    @Option(help: ArgumentHelp("Where the shelters go; a table holds them already.", valueName: "file"))
    var organizations: String?

    @Option(help: "How many of the animals say something new, such as 1% or 0.5%.")
    var changed: Percentage = Percentage(perMille: 0)

    func validate() throws {
        guard animals > 0 else { throw ValidationError("There must be at least one animal.") }
    }

    func run() throws {
        let generator = try AnimalGenerator(animalCount: animals, seed: seed, changedPerMille: changed.perMille)
        let file = AnimalFile(generator, format: format)
        if let organizations {
            let output = try OutputFile(path: organizations)
            try file.shelters { (bytes) throws(GenerationError) in try output.write(bytes) }
        }
        let output = try OutputFile(path: output)
        try file.animals { (bytes) throws(GenerationError) in try output.write(bytes) }
    }
}

/// A share, such as `1%`.
struct Percentage: ExpressibleByArgument {
    let perMille: Int

    init(perMille: Int) {
        self.perMille = perMille
    }

    init?(argument: String) {
        let digits = argument.hasSuffix("%") ? argument.dropLast() : argument[...]
        guard let percent = Double(digits), (0...100).contains(percent) else { return nil }
        self.init(perMille: Int((percent * 10).rounded()))
    }

    var defaultValueDescription: String { "\(perMille / 10)%" }
}

extension AnimalFileFormat: ExpressibleByArgument {}
