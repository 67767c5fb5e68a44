/// Counts what the engine did, while somebody measures.
@MainActor
package final class WorkCounters {
  /// Set while `ViewHost.measure` runs.
  package static var current: WorkCounters?

  package private(set) var bodies: [ObjectIdentifier: Int] = [:]
  package private(set) var reduces: [ObjectIdentifier: Int] = [:]
  package private(set) var proposals: [ObjectIdentifier: Int] = [:]

  package init() {}

  func countBody(_ type: Any.Type) { bodies[ObjectIdentifier(type), default: 0] += 1 }
  func countReduce(_ key: Any.Type) { reduces[ObjectIdentifier(key), default: 0] += 1 }
  package func countProposal(_ type: Any.Type) { proposals[ObjectIdentifier(type), default: 0] += 1 }
}
