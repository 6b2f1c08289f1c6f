import Domain
import Testing

@Suite("How well an animal and a household match")
struct MatchScoreTests {
    private static let cat = Animal.plain

    private func score(_ household: Household, _ change: (inout Animal) -> Void = { _ in }) throws -> MatchScore {
        var animal = try #require(Self.cat)
        change(&animal)
        return try #require(MatchScore(of: animal, for: household))
    }

    /// A household that asks one thing, and animals of which the answer is yes, no and unknown.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let topic: MatchTopic
        let yes: Int
        let no: Int
        let household: Household
        let answer: @Sendable (inout Animal, TriState) -> Void

        init(
            _ description: String,
            _ topic: MatchTopic,
            yes: Int,
            no: Int,
            _ household: Household,
            _ answer: @escaping @Sendable (inout Animal, TriState) -> Void
        ) {
            testDescription = description
            self.topic = topic
            self.yes = yes
            self.no = no
            self.household = household
            self.answer = answer
        }
    }

    static func wishing(_ change: (inout AnimalFilter) -> Void) -> Household {
        var household = Household()
        change(&household.wishes)
        return household
    }

    static let cases = [
        Case("children at home", .goodWith(.children), yes: 15, no: -100, Household(children: true)) {
            $0.environment.children = $1
        },
        Case("dogs at home", .goodWith(.dogs), yes: 15, no: -100, Household(dogs: true)) { $0.environment.dogs = $1 },
        Case("cats at home", .goodWith(.cats), yes: 15, no: -100, Household(cats: true)) { $0.environment.cats = $1 },
        Case("a breed", .wish(.breed), yes: 12, no: -4, wishing { $0.breeds = ["poodle", " "] }) {
            $0.breeds.secondary = $1.boolValue.map { $0 ? "Toy Poodle" : "Beagle" }
        },
        Case("an age", .wish(.age), yes: 8, no: -6, wishing { $0.ages = [.known(.young), .known(.adult)] }) {
            $0.age = $1.boolValue.map { $0 ? .known(.adult) : .known(.senior) }
        },
        Case("an age, told in words nobody knows", .wish(.age), yes: 8, no: -6, wishing { $0.ages = [.known(.young)] })
        {
            $0.age = $1.boolValue.map { $0 ? .known(.young) : .known(.baby) } ?? .other("Ageless")
        },
        Case("a gender", .wish(.gender), yes: 4, no: -4, wishing { $0.genders = [.known(.female)] }) {
            $0.gender = $1.boolValue.map { $0 ? .known(.female) : .known(.male) } ?? .known(.unknown)
        },
        Case("a size", .wish(.size), yes: 8, no: -6, wishing { $0.sizes = [.known(.small)] }) {
            $0.size = $1.boolValue.map { $0 ? .known(.small) : .known(.extraLarge) }
        },
        Case("a coat", .wish(.coat), yes: 4, no: -2, wishing { $0.coats = [.known(.long), .known(.curly)] }) {
            $0.coat = $1.boolValue.map { $0 ? .known(.curly) : .known(.short) }
        },
        Case("a colour", .wish(.color), yes: 4, no: -2, wishing { $0.colors = ["black"] }) {
            $0.colors.tertiary = $1.boolValue.map { $0 ? "Black & White" : "Brown" }
        },
        Case("house-trained", .wish(.houseTrained), yes: 8, no: -8, wishing { $0.houseTrained = true }) {
            $0.attributes.houseTrained = $1
        },
        Case("not house-trained", .wish(.houseTrained), yes: -8, no: 8, wishing { $0.houseTrained = false }) {
            $0.attributes.houseTrained = $1
        },
        Case("no special needs", .wish(.specialNeeds), yes: -8, no: 8, wishing { $0.specialNeeds = false }) {
            $0.attributes.specialNeeds = $1
        },
        Case("good with visiting dogs", .wish(.goodWith(.dogs)), yes: 8, no: -12, wishing { $0.goodWith = [.dogs] }) {
            $0.environment.dogs = $1
        },
        Case("no baby", .unwanted(.age), yes: -25, no: 0, wishing { $0.excluded.ages = [.known(.baby)] }) {
            $0.age = $1.boolValue.map { $0 ? .known(.baby) : .known(.young) }
        },
        Case("no beagle", .unwanted(.breed), yes: -25, no: 0, wishing { $0.excluded.breeds = ["beagle"] }) {
            $0.breeds.primary = $1.boolValue.map { $0 ? "Beagle" : "Boxer" }
        },
    ]

    @Test("each wish by itself: yes and no have their points, unknown has none and is told apart", arguments: cases)
    func criterion(_ testCase: Case) throws {
        for state in TriState.allCases {
            let score = try score(testCase.household) { testCase.answer(&$0, state) }
            let points = state.boolValue.map { $0 ? testCase.yes : testCase.no } ?? 0
            let isDealbreaker = points == -100
            #expect(score.rank == (isDealbreaker ? MatchScore.rankWithFault : points), "\(state)")
            #expect(isDealbreaker ? score.value == 0 : (score.value - 50).signum() == points.signum(), "\(state)")
            #expect(score.reasons.map(\.points) == (points == 0 ? [] : [points]), "\(state)")
            #expect(score.reasons.map(\.topic) == (points == 0 ? [] : [testCase.topic]), "\(state)")
            #expect(score.unknown == (state == .unknown ? [testCase.topic] : []), "\(state)")
        }
    }

    @Test(
        "what an animal demands counts by how much its people know",
        arguments: [
            (Experience.beginner, [-20, 5, 5, -10, -8]), (.familiar, [-8, 0, 2, -4, -3]), (.seasoned, [8, 0, 0, 0, 0]),
        ]
    )
    func experience(_ experience: Experience, points: [Int]) throws {
        let household = Household(experience: experience)
        let scores = [
            try score(household) { $0.attributes.specialNeeds = .yes },
            try score(household) { $0.attributes.specialNeeds = .no },
            try score(household) { $0.attributes.houseTrained = .yes },
            try score(household) { $0.attributes.houseTrained = .no },
            try score(household) { $0.age = .known(.baby) },
        ]
        #expect(scores.map(\.rank) == points)
    }

    @Test("a type is always known: the wished one is far before any other")
    func type() throws {
        let household = Self.wishing { $0.types = [.known(.cat)] }
        #expect(try score(household).value == 100)
        #expect(try score(household) { $0.type = .known(.dog) }.value == 1)
        #expect(try score(household) { $0.type = .other("Dragon") }.unknown == [.wish(.type)])
        let without = Self.wishing { $0.excluded.types = [.known(.cat)] }
        #expect(try score(without).value == 1)
    }

    @Test("a household of which nothing was said has no score at all")
    func nothingSaid() throws {
        let animal = try #require(Self.cat)
        #expect(MatchScore(of: animal, for: Household()) == nil)
        #expect(MatchScore(of: animal, for: Household(children: false, dogs: false)) == nil)
        #expect(MatchScore(of: animal, for: Self.wishing { $0.text = "Rex" }) == nil)
    }

    @Test("whoever lives there is asked about once, also when getting along is wished for too")
    func askedOnce() throws {
        var household = Household(dogs: true)
        household.wishes.goodWith = [.dogs, .cats, .dogs, .cats]
        #expect(household.criteria.map(\.topic) == [.goodWith(.dogs), .wish(.goodWith(.cats))])
    }

    @Test("good news never lowers a score, bad news never raises it, and all stay on the scale")
    func monotony() throws {
        var random = SeededRandom(seed: 41)
        for _ in 0..<3000 {
            let household = random.household()
            let animal = try random.animal()
            guard let score = MatchScore(of: animal, for: household) else { continue }
            #expect((MatchScore.lowest...MatchScore.highest).contains(score.value))
            for question in Set(household.criteria.map(\.question)) where question.answer(for: animal) == .unknown {
                for answer in [true, false] {
                    guard let told = animal.answering(question, answer) else { continue }
                    let after = try #require(MatchScore(of: told, for: household)).value
                    let points = household.criteria.filter { $0.question == question }
                        .reduce(0) { $0 + (answer ? $1.points.yes : $1.points.no) }
                    #expect(points >= 0 ? after >= score.value : after <= score.value, "\(question) \(answer)")
                }
            }
        }
    }

    @Test("an animal that does not get along with somebody at home never stands before one without that fault")
    func dealbreakers() throws {
        var random = SeededRandom(seed: 42)
        var faults = 0
        for _ in 0..<300 {
            let household = random.household()
            guard !household.criteria.isEmpty else { continue }
            let animals = try (0..<20).map { _ in try random.animal() }
            let scored = try animals.map { animal in
                let fault = Companion.allCases.contains { household[$0] == true && animal.environment[$0] == .no }
                return (fault, try #require(MatchScore(of: animal, for: household)).value)
            }
            let best = scored.filter(\.0).map(\.1).max()
            let worst = scored.filter { !$0.0 }.map(\.1).min()
            if let best, let worst {
                #expect(best < worst)
                faults += 1
            }
        }
        #expect(faults > 50, "the random households must live with somebody")
    }

    @Test(
        "the rank is the sum of the points, and the score follows it; only an animal that lacks nothing has the highest"
    )
    func addsUp() throws {
        var random = SeededRandom(seed: 43)
        for _ in 0..<300 {
            let household = random.household()
            let best = household.criteria.reduce(0) { $0 + max(0, $1.points.yes, $1.points.no) }
            let scores = try (0..<5).compactMap { _ in MatchScore(of: try random.animal(), for: household) }
            for score in scores where score.value > MatchScore.lowest {
                #expect(score.rank == score.reasons.reduce(0) { $0 + $1.points })
                #expect((score.value == MatchScore.highest) == (best > 0 && score.rank == best))
                #expect((score.value - MatchScore.neutral).signum() * score.rank.signum() >= 0)
            }
            let ranked = scores.sorted { $0.rank < $1.rank }.map(\.value)
            #expect(ranked == ranked.sorted())
        }
    }
}
