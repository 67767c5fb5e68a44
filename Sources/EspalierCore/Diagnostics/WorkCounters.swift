// SPDX-License-Identifier: MIT

/// Counts the work of the engine while a measurement runs.
@MainActor
package final class WorkCounters {
  /// The counters of the measurement in progress; nil outside of `ViewHost.measure`.
  @exclusivity(unchecked) package static var current: WorkCounters?

  package private(set) var bodies: [ObjectIdentifier: Int] = [:]
  package private(set) var reduces: [ObjectIdentifier: Int] = [:]
  package var proposals: [ObjectIdentifier: Int] = [:]

  package init() {}

  func countBody(_ type: Any.Type) { bodies[ObjectIdentifier(type), default: 0] += 1 }
  func countReduce(_ key: Any.Type) { reduces[ObjectIdentifier(key), default: 0] += 1 }
  /// Proposals by engine, for the views whose bodies are implemented by an engine.
  package private(set) var questions: [ObjectIdentifier: Int] = [:]

  /// - Parameter engine: The layout engine that answers.
  func countProposal(_ engine: AnyObject, _ type: Any.Type?) {
    questions[ObjectIdentifier(engine), default: 0] += 1
    if let type { proposals[ObjectIdentifier(type), default: 0] += 1 }
  }
}
