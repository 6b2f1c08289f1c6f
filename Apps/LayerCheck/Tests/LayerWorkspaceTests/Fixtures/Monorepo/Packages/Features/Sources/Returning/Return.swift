import Fines
public import Ports

/// Says what a shelf's books cost a day when they are late.
public func describeFines(of shelf: some Shelf) -> String {
    String(describing: type(of: shelf)) + ": " + String(describing: fine)
}
