// SPDX-License-Identifier: MIT

extension Subscribers {
  /// A subscriber that writes each value to a property. It keeps the object alive until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, NamedConduit {
    public typealias Failure = Never

    private let upstream = UpstreamSlot()
    private let lock = Lock()
    private var root: Root?
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object written to; nil once the subscription has ended.
    public var object: Root? { lock.withLock { root } }

    /// Writes each value to a property of an object, which it keeps alive until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.root = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if upstream.fill(with: subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Demand {
      if upstream.isFilled { object?[keyPath: keyPath] = input }
      return .none
    }

    public func receive(completion: Completion<Never>) {
      let upstream = upstream.closeIfFilled()
      if upstream != nil { release() }
      withExtendedLifetime(upstream) {}
    }

    public func cancel() {
      guard let upstream = upstream.closeIfFilled() else { return }
      upstream.cancel()
      release()
    }

    /// The object is released after the lock: its deinit may come back here.
    private func release() {
      let released = lock.withLock {
        defer { root = nil }
        return root
      }
      withExtendedLifetime(released) {}
    }

    public var description: String { "Assign \(Root.self)." }
    public var customMirror: Mirror {
      Mirror(
        self, children: ["object": object as Any, "keyPath": keyPath, "status": upstream.subscription as Any])
    }
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
