// SPDX-License-Identifier: MIT

/// The state of every subject: its subscribers, its end, and the upstreams connected with it.
///
/// Reads and writes are the caller's to lock; `lock` guards the whole value.
struct SubjectCore<Output, Failure: Error> {
  private(set) var conduits: [SubjectConduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var wasRequested = false

  /// Adds the conduit of a new subscriber; if the subject has ended, returns its end instead.
  mutating func add(_ conduit: SubjectConduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    if completion == nil { conduits.append(conduit) }
    return completion
  }

  mutating func remove(_ conduit: SubjectConduit<Output, Failure>) {
    if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
  }

  /// Ends the subject and returns the conduits to finish; none if it has ended before.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [SubjectConduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }

  /// Connects an upstream; true if a subscriber has requested values before.
  mutating func connect(_ upstream: any Subscription) -> Bool {
    upstreams.append(upstream)
    return wasRequested
  }

  /// The upstreams to request values of: all, at the first request of a subscriber.
  mutating func firstRequest() -> [any Subscription] {
    guard !wasRequested else { return [] }
    wasRequested = true
    return upstreams
  }

  /// Cancels the connected upstreams; called when the subject is released.
  func cancelUpstreams() { for upstream in upstreams { upstream.cancel() } }
}
