// SPDX-License-Identifier: MIT

/// The object of a published property; the value's type is erased.
class AnyPublishedStorage: @unchecked Sendable {
  fileprivate let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  /// Sent before the value changes; nil until the object's publisher is read.
  final var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }
}

/// The value of a published property and its subscribers.
final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
  private var current: Value
  /// The value that is being sent, while `current` is still the previous one; a request at this time delivers it.
  private var sending: Value?
  private var core = SubjectCore<Value, Never>()
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  /// Setting sends the object's change, then the new value, and changes the value last.
  var value: Value {
    get { lock.withLock { current } }
    set {
      objectWillChange?.send()
      let conduits = lock.withLock {
        sending = newValue
        return core.conduits
      }
      for conduit in conduits { conduit.offer(newValue) }
      // The old value is released after the lock: its deinit may come back here.
      let old = lock.withLock {
        defer { (current, sending) = (newValue, nil) }
        return (current, sending)
      }
      withExtendedLifetime(old) {}
    }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = SubscriberConduit("PublishedSubject", parent: self, subscriber, replays: true)
    _ = lock.withLock { core.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Takes the values of `publisher` for as long as this storage lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.value = $0 }
    lock.withLock { sources.append(source) }
  }
}

extension PublishedStorage: ConduitParent {
  var replayedValue: Value? { lock.withLock { sending ?? current } }

  func remove(_ conduit: SubjectConduit<Value, Never>) { lock.withLock { core.remove(conduit) } }
}
