extension Subscribers {
  /// A subscriber that writes each value to a property. It keeps the object alive until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let upstream = UpstreamSlot()
    private let lock = Lock()
    private var root: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object written to; nil once the subscription has ended.
    public var object: Root? { lock.withLock { root } }

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.root = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if upstream.fill(with: subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      let released = lock.withLock {
        defer { root = nil }
        return root
      }
      upstream.close()?.cancel()
      _ = released
    }

    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of `object`, which stays alive until the result is cancelled.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
