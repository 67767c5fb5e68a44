// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Observation

/// Code of the user that runs in a rule, on whose behalf `@Observable` properties are read.
@MainActor
enum ObservedRead {
  /// The rule whose code runs under observation; nil if none does.
  @exclusivity(unchecked) fileprivate static var rule: AnyAttribute?

  fileprivate static func observing<T>(_ read: () -> T) -> T {
    guard let current = Graph.trackingRule, current != rule, let host = ViewGraph.current else {
      return read()
    }
    return host.observing(read)
  }
}

/// Reads a value through a binding's closure, or from a binding's object.
///
/// Many rules of containers and controls read bindings, and depend on the value read, whatever holds it: state, which
/// the graph records, or an `@Observable` object, which has to be observed. While a body runs, its reads are observed already.
func readObserved<T>(_ read: () -> T) -> T {
  guard MainQueue.isCurrent else { return read() }
  return withoutActuallyEscaping(read) { read in
    nonisolated(unsafe) let read = read
    nonisolated(unsafe) var value: T?
    MainActor.assumeIsolated { value = ObservedRead.observing(read) }
    return value!
  }
}

extension ViewGraph {
  /// Runs code of the user inside a rule. The rule runs again when an `@Observable` property that was read changes.
  package func observing<T>(_ body: () -> T) -> T {
    guard let rule = Graph.currentRule else { return body() }
    return weakReference.observing(for: WeakAnyAttribute(rule), body)
  }
}

extension WeakHost {
  /// Runs code of the user on behalf of a rule, which runs again when an `@Observable` property that was read changes.
  @MainActor package func observing<T>(for rule: WeakAnyAttribute, _ body: () -> T) -> T {
    let outer = ObservedRead.rule
    ObservedRead.rule = Graph.currentRule
    defer { ObservedRead.rule = outer }
    // Most views read no such property. The first read of a view type that does is observed without an end: one for each type.
    guard rule.typeReadsOutside, let observation = value?.observations[rule] else {
      return withObservationTracking(body, onChange: noteOutsideRead(rule))
    }
    return observation.observing(for: rule, self, body)
  }

  /// Called once an observed property was read.
  @MainActor private func noteOutsideRead(_ rule: WeakAnyAttribute) -> @Sendable () -> Void {
    rule.typeReadsOutside = true
    // The observation calls back on the writer's thread, before the write. Where the rule runs before it, that run's own
    // observation notifies after it.
    return { self.invalidateLater(rule) }
  }
}
