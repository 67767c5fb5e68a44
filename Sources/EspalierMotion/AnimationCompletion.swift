// SPDX-License-Identifier: MIT

import EspalierGraph
import Synchronization

/// The moment at which the completion of an animation is called (specification M50).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// The moment at which the visible part of the animation is done; a tail that hardly shows may still run.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The moment at which nothing of the animation is left.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Waits for the animations that a transaction starts, and delivers its action exactly once when they are done
/// (specification M49).
///
/// It counts two things: updates that are still to come with the transaction (the body of `withTransaction` holds one, each
/// queued write holds one), and animations that those updates created. When both are zero the action goes to the completions
/// of a host in which the transaction changed something. An observer without references delivers as well: its
/// transaction reached no update, or its views are gone.
package final class AnimationCompletionObserver: @unchecked Sendable {
  private struct Counts {
    var updates = 0
    var animations = 0
    var isDelivered = false
    /// The completions of the hosts whose updates were counted.
    var hosts: [AnimationCompletions] = []
  }

  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private let counts = Mutex(Counts())

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Called when an update that carries the transaction was queued: in a host, or in one that is not known yet.
  /// Balanced by ``updateFinished()``.
  package func updateExpected(in host: AnimationCompletions?) {
    change { counts in
      counts.updates += 1
      if let host, !counts.hosts.contains(where: { $0 === host }) { counts.hosts.append(host) }
    }
  }

  /// Called when an expected update is over: it creates no more animations.
  package func updateFinished() { change { $0.updates -= 1 } }

  /// Called when a property began to move because of the transaction. Balanced by the calls below, of which the
  /// criteria select one.
  package func animationCreated() { change { $0.animations += 1 } }

  /// Called when one of the animations is done but for its tail.
  package func animationLogicallyCompleted() {
    if criteria == .logicallyComplete { change { $0.animations -= 1 } }
  }

  /// Called when one of the properties is at rest again.
  package func animationRemoved() {
    if criteria == .removed { change { $0.animations -= 1 } }
  }

  private func change(_ body: (inout Counts) -> Void) {
    let hosts: [AnimationCompletions]? = counts.withLock { counts in
      body(&counts)
      guard counts.updates <= 0, counts.animations <= 0, !counts.isDelivered else { return nil }
      counts.isDelivered = true
      return counts.hosts
    }
    if let hosts { deliver(to: hosts) }
  }

  deinit {
    let (isDelivered, hosts) = counts.withLock { ($0.isDelivered, $0.hosts) }
    if !isDelivered { deliver(to: hosts) }
  }

  /// Delivers the action. The host whose update finds that the animations are done calls it in that update; another
  /// host makes a frame for it. If no host was reached, or none of them exists any more, the action is called at once,
  /// but on the main thread and in no rule.
  private func deliver(to hosts: [AnimationCompletions]) {
    let completion = AnimationCompletions.Completion(action: action)
    guard MainQueue.isCurrent else {
      for host in hosts where host.add(completion) { return host.requestFrame() }
      Task { @MainActor in completion.action() }
      return
    }
    MainActor.assumeIsolated {
      let current = AnimationCompletions.current
      if let current, hosts.contains(where: { $0 === current }), current.add(completion) { return }
      for host in hosts where host.add(completion) { return host.requestFrame() }
      if Graph.currentRule != nil, let current, current.add(completion) { return }
      completion.action()
    }
  }
}

/// The completions of one host whose animations are done, until the host calls them in its next frame.
package final class AnimationCompletions: Sendable {
  /// The action is called on the main thread only.
  fileprivate struct Completion: @unchecked Sendable {
    let action: () -> Void
  }

  private struct State {
    var done: [Completion] = []
    var isClosed = false
    var onWork: (@Sendable () -> Void)?
  }

  /// The completions of the host whose update runs, or ran last.
  @MainActor package static weak var current: AnimationCompletions?

  private let state = Mutex(State())

  package init() {}

  /// Whether `run()` has something to do: a reason for the host to make a frame.
  package var hasWork: Bool { state.withLock { !$0.done.isEmpty } }

  /// Requests a frame that calls the added completions.
  package var onWork: (@Sendable () -> Void)? {
    get { state.withLock { $0.onWork } }
    set { state.withLock { $0.onWork = newValue } }
  }

  fileprivate func requestFrame() { onWork?() }

  /// - Returns: false if the host is gone.
  fileprivate func add(_ completion: Completion) -> Bool {
    state.withLock { state in
      if !state.isClosed { state.done.append(completion) }
      return !state.isClosed
    }
  }

  /// Calls the completions, in the order in which their animations got done. Main thread, outside of updates.
  /// - Returns: whether there were any.
  @discardableResult package func run() -> Bool {
    let completions = state.withLock { state in
      defer { state.done = [] }
      return state.done
    }
    for completion in completions { completion.action() }
    return !completions.isEmpty
  }

  /// Called when the host ends: calls the completions that are due, and accepts no more.
  package func close() {
    state.withLock { $0.isClosed = true }
    run()
  }
}
