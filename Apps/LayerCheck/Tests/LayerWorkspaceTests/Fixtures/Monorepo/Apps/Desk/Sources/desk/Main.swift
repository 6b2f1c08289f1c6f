import Borrowing
import MemoryShelf

@main
struct Desk {
    static func main() {
        print(type(of: MemoryShelf()))
    }
}
