public import Clocks
public import Ports
public import ServiceContextModule

/// Tells on which day, and in which context, a shelf is used.
public func trace(_ shelf: some Shelf, on clock: some DayClock, in context: ServiceContext) -> String {
    "\(clock.today): \(type(of: shelf)), \(context.isEmpty)"
}
