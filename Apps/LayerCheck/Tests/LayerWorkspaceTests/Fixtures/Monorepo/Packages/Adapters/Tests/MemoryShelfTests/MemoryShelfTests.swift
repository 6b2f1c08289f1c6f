import MemoryShelf
import PortContracts
import Testing

@Test func keepsThePromisesOfAShelf() {
    checkShelf(MemoryShelf())
}
