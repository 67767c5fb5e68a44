// SPDX-License-Identifier: MIT

/// The subscription of one subscriber to a subject; the subscriber's type is forgotten here, so that a subject keeps a list.
class SubjectConduit<Output, Failure: Error>: Subscription, NamedConduit, @unchecked Sendable {
  var description: String { fatalError("of the subclass") }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The subject that a conduit belongs to.
protocol ConduitParent<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value that a subscriber that has not seen the latest one receives with its next request; nil: there is none.
  var replayedValue: Output? { get }
  /// Called at each request, outside every lock.
  func conduitRequested()
  func remove(_ conduit: SubjectConduit<Output, Failure>)
}

extension ConduitParent {
  func conduitRequested() {}
}

/// Delivers the values of a subject to one subscriber: one at a time, no more than were requested, none after the end.
///
/// The conduit keeps its subject alive until it ends. A value sent from inside a delivery on the same thread nests, as
/// with Apple's subjects: when `send` returns, the subscriber has seen the value.
final class SubscriberConduit<Downstream: Subscriber>: SubjectConduit<Downstream.Input, Downstream.Failure>,
  @unchecked Sendable
{
  private let name: String
  private let lock = Lock()
  private let deliveryLock = DeliveryLock()
  private var parent: (any ConduitParent<Downstream.Input, Downstream.Failure>)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private let replays: Bool
  /// Whether the subject has a value to replay that this subscriber has not seen.
  private var isBehind: Bool

  /// - Parameter replays: whether the subscriber receives the subject's value with its first request.
  init(
    _ name: String, parent: any ConduitParent<Downstream.Input, Downstream.Failure>, _ downstream: Downstream,
    replays: Bool
  ) {
    self.name = name
    self.parent = parent
    self.downstream = downstream
    self.replays = replays
    isBehind = replays
  }

  override var description: String { name }

  override func offer(_ value: Downstream.Input) {
    let receiver = lock.withLock { () -> Downstream? in
      guard let downstream else { return nil }
      guard demand > 0 else {
        isBehind = replays
        return nil
      }
      demand -= 1
      isBehind = false
      return downstream
    }
    if let receiver { deliver(to: receiver) { value } }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (receiver, parent) = close()
    guard let receiver else { return }
    deliveryLock.withLock { receiver.receive(completion: completion) }
    withExtendedLifetime(parent) {}
  }

  override func request(_ more: Subscribers.Demand) {
    more.requirePositive(name)
    guard let parent = lock.withLock({ parent }) else { return }
    let receiver = lock.withLock { () -> Downstream? in
      guard downstream != nil else { return nil }
      demand += more
      guard isBehind else { return nil }
      demand -= 1
      isBehind = false
      return downstream
    }
    // Read within the delivery: a value that another thread sends meanwhile is either read here or delivered after it.
    if let receiver { deliver(to: receiver) { parent.replayedValue } }
    parent.conduitRequested()
  }

  override func cancel() {
    let (_, parent) = close()
    parent?.remove(self)
  }

  private func deliver(to receiver: Downstream, _ value: () -> Downstream.Input?) {
    let more = deliveryLock.withLock { value().map { receiver.receive($0) } ?? .none }
    if more > 0 { lock.withLock { demand += more } }
  }

  private func close() -> (Downstream?, (any ConduitParent<Downstream.Input, Downstream.Failure>)?) {
    lock.withLock {
      defer { (downstream, parent) = (nil, nil) }
      return (downstream, parent)
    }
  }

  override var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "parent": parent as Any, "downstream": downstream as Any, "demand": demand, "subject": parent as Any,
        ])
    }
  }
}
