import AnimalGeneration
import Gazetteer

/// Where shelters can be, looked up once for all tests.
enum SharedTowns {
    static let all = Result { try PostalTown.all(of: Gazetteer()) }
}
