/// What a published property needs to know of its object; the value's type is forgotten.
class AnyPublishedStorage: @unchecked Sendable {
  fileprivate let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  /// Sent before the value changes; nil as long as nobody has asked the object for it.
  final var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }
}

/// The value of a published property and those who follow it.
final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
  private var current: Value
  private var outlets = OutletList<Value, Never>()
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  /// Setting tells the object, then the followers, then changes the value.
  var value: Value {
    get { lock.withLock { current } }
    set {
      objectWillChange?.send()
      for entry in lock.withLock({ outlets.entries }) { entry.send(newValue) }
      // The old value is released after the lock: its deinit may come back here.
      let old = lock.withLock {
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let outlet = Outlet(subscriber, overflow: .keepLatest)
    outlet.onCancel = { [weak self, identifier = outlet.combineIdentifier] in
      guard let self else { return }
      self.lock.withLock { self.outlets.remove(identifier) }
    }
    lock.withLock {
      outlet.send(current)  // nobody has asked yet: it waits
      outlets.add(outlet)
    }
    subscriber.receive(subscription: outlet)
  }

  /// Takes the values of `publisher` for as long as this storage lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.value = $0 }
    lock.withLock { sources.append(source) }
  }

  func copyValues(into other: PublishedStorage) {
    if other !== self { other.follow(Published<Value>.Publisher(storage: self)) }
  }
}
