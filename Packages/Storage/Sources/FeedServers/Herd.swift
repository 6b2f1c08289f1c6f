import Domain
import FoundationEssentials
import JSONStreaming

/// Makes many animals out of a few records.
struct Herd {
    static let shelterCount = 40
    /// When the first one changed; each later one a minute later.
    static let beginning = Date(timeIntervalSince1970: 1_788_000_000)
    private static let names = [
        "Bella", "Max", "Luna", "Élie", "Jasmin & Aladdin", "Fiona (Fifi)", "***ADOPTION PENDING*** Rex",
        "Mr. O'Malley",
        "小雪", "Peanut",
    ]

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Where the shelters are: within some 300 km of 40° N 75° W.
    static func coordinate(ofShelter number: Int) -> Coordinate? {
        var generator = SeededGenerator(seed: UInt64(number) &+ 4711)
        return Coordinate(
            latitude: (40 + Double.random(in: -2...2, using: &generator)).rounded(toPlaces: 4),
            longitude: (-75 + Double.random(in: -3...3, using: &generator)).rounded(toPlaces: 4)
        )
    }

    /// `count` animals after `samples`, each changed by `vary` into one of its own.
    mutating func animals(
        _ count: Int,
        after samples: [JSONObject],
        vary: (inout JSONObject, Variation) -> String
    ) -> [ServedAnimal] {
        (0..<count).compactMap { index in
            let shelter = Int.random(in: 0..<Self.shelterCount, using: &generator)
            guard var record = samples.isEmpty ? nil : samples[index % samples.count],
                let coordinate = Self.coordinate(ofShelter: shelter)
            else { return nil }
            let changedAt = Self.beginning.addingTimeInterval(Double(index) * 60)
            let name = "\(Self.names[Int.random(in: Self.names.indices, using: &generator)]) \(index)"
            let variation = Variation(
                index: index,
                name: name,
                changedAt: changedAt,
                shelter: shelter,
                coordinate: coordinate
            )
            let id = vary(&record, variation)
            return ServedAnimal(
                id: id,
                changedAt: changedAt,
                coordinate: coordinate,
                shelter: shelter,
                record: .object(record)
            )
        }
    }
}

/// What makes an animal one of its own.
struct Variation {
    let index: Int
    let name: String
    let changedAt: Date
    let shelter: Int
    let coordinate: Coordinate
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
