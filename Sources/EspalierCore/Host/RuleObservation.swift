// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
@_spi(SwiftUI) import Observation
import Synchronization

/// The observations of `@Observable` objects that the rules of a host have begun.
@MainActor
final class RuleObservations {
  private var observations: [WeakAnyAttribute: RuleObservation] = [:]
  /// The number of observations at which those of released rules are ended.
  private var limit = 64

  /// O(1), amortized.
  subscript(rule: WeakAnyAttribute) -> RuleObservation {
    if let known = observations[rule] { return known }
    if observations.count >= limit {
      observations = observations.filter { $0.key.attribute != nil }
      limit = max(64, 2 * observations.count)
    }
    let new = RuleObservation()
    observations[rule] = new
    return new
  }
}

/// The observations of `@Observable` objects that a rule has begun since its last run.
///
/// An observation that is not ended stays: a rule that runs often and reads properties that seldom change would leave one
/// behind for each run, and be notified by each. Its handle, which ends it, comes only with a notification. So every
/// observation of a rule also covers a property of its own, which "changes" when the rule runs anew, or is gone.
///
/// Observations notify after a change, and go on. The public `onChange` notifies before, and once: where another thread
/// writes, the rule could run between the notification and the change, would read the old value, and never be notified of
/// the new one.
@MainActor
final class RuleObservation {
  /// The end of the observations since the last run began, and that of the next run's. The two alternate and serve all runs.
  private var end = End()
  private var next = End()
  private var run: UInt32 = 0
  /// The last pass of layout that observed for the rule. Layout queries the rule's views without running it.
  private var pass: UInt64 = 0
  private var observationsOfLayout = 0
  /// The number of layout's observations beyond which the rule runs again, which ends them.
  private static let mostOfLayout = 1_000

  deinit {
    end.announce()
    next.announce()
  }

  /// Runs code of the user; the rule runs again when an `@Observable` property that was read changes.
  func observing<T>(for rule: WeakAnyAttribute, _ host: WeakHost, _ body: () -> T) -> T {
    // Announced only after the new observation has begun: a write of another thread between the two would be missed.
    let before = prepare(for: rule, host)
    defer { before?.announce() }
    let end = end
    end.follow()
    return withObservationTracking {
      end.read()
      return body()
    } didSet: { observation in
      switch end.change() {
      case .notifies: host.invalidateLater(rule)
      case .waits: break
      case .ends: observation.cancel()
      }
    }
  }

  /// - Returns: The previous observations' end, to be announced once the new observation has begun.
  private func prepare(for rule: WeakAnyAttribute, _ host: WeakHost) -> End? {
    if let current = Graph.currentRule, WeakAnyAttribute(current) == rule {
      if run == Graph.currentRun { return nil }
      run = Graph.currentRun
      return exchange()
    }
    observationsOfLayout += 1
    guard pass != LayoutPass.current else { return nil }
    pass = LayoutPass.current
    guard observationsOfLayout > Self.mostOfLayout else { return nil }
    host.invalidateLater(rule)
    return exchange()
  }

  private func exchange() -> End {
    swap(&end, &next)
    next.follow()
    observationsOfLayout = 0
    return next
  }
}

/// A property whose change ends observations, and what has come of the changes of the others.
private final class End: Observable, @unchecked Sendable {
  enum Change {
    /// The rule has to run.
    case notifies
    /// It has been notified, and has not run since.
    case waits
    /// The observation is no longer needed.
    case ends
  }

  private let registrar = ObservationRegistrar()
  /// Only the main thread writes it, and only there does it count: a change that another thread makes at the same
  /// moment invalidates the rule.
  @exclusivity(unchecked) private var announces = false
  private let hasNotified = Atomic(false)
  /// The changes on the main thread since the last that notified.
  @exclusivity(unchecked) private var repeats = 0
  private var property: Void { () }

  func read() { registrar.access(self, keyPath: \.property) }

  /// Ends the observations that have read the property. O(properties that they have read).
  func announce() {
    announces = true
    registrar.didSet(self, keyPath: \.property)
    announces = false
  }

  /// The next change notifies: called before the rule reads.
  func follow() {
    repeats = 0
    hasNotified.store(false, ordering: .sequentiallyConsistent)
  }

  /// Called after a change of a property that was read, by the thread that made it.
  ///
  /// An observation that has notified goes on until the rule's next run has begun one, for another thread may make a
  /// change during that run. Only an action that makes many changes ends it earlier, so that each of them is not
  /// passed on to every reader of the property.
  func change() -> Change {
    let isMain = MainQueue.isCurrent
    if isMain, announces { return .ends }
    if !hasNotified.exchange(true, ordering: .sequentiallyConsistent) { return .notifies }
    guard isMain else { return .waits }
    repeats += 1
    return repeats > 100 ? .ends : .waits
  }
}
