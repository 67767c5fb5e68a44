// SPDX-License-Identifier: MIT

/// Delivers one value and the end with the first request: `Just`, and the publishers of an optional and a result.
final class ValueSubscription<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable {
  private let name: String
  private let value: Downstream.Input
  private let lock = Lock()
  private var downstream: Downstream?

  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    self.name = name
    self.value = value
    self.downstream = downstream
  }

  var description: String { name }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(name)
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
}
