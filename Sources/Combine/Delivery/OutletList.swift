/// The outlets of a publisher with many subscribers.
struct OutletList<Output, Failure: Error> {
  /// One subscriber's outlet, with its type forgotten.
  struct Entry {
    let identifier: CombineIdentifier
    let send: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
  }

  private(set) var entries: [Entry] = []

  mutating func add<Downstream: Subscriber>(_ outlet: Outlet<Downstream>)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    entries.append(
      Entry(
        identifier: outlet.combineIdentifier, send: { outlet.send($0) }, finish: { outlet.finish($0) }))
  }

  mutating func remove(_ identifier: CombineIdentifier) {
    entries.removeAll { $0.identifier == identifier }
  }

  mutating func removeAll() { entries = [] }
}
