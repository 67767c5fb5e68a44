import Graph

/// Counts how often an action with consequences for itself ran in a frame, and explains the loop when it is cut.
@MainActor
package struct LoopGuard {
  /// Passes of one frame in which an action may run (oracle P43).
  private static let limit = 2

  private var frame = -1
  private var passes = 0
  private var lastPass = -1
  private var values: [Any] = []
  private var lastWrites: [StateWrite] = []
  private var hasWarned = false

  package init() {}

  package mutating func mayDeliver<Value>(in host: ViewGraph, describing value: Value) -> Bool {
    if host.frameNumber != frame {
      if passes <= Self.limit { hasWarned = false }
      frame = host.frameNumber
      passes = 0
      lastPass = -1
      values = []
    }
    values.append(value)
    if host.passNumber != lastPass {
      lastPass = host.passNumber
      passes += 1
    }
    return passes <= Self.limit
  }

  /// Runs the action and remembers which state it wrote.
  package mutating func performing(in host: ViewGraph, _ action: () -> Void) {
    lastWrites = host.recordingWrites(action)
  }

  package mutating func cut(_ host: ViewGraph, title: String, reader: String, sink: AnyAttribute) {
    host.loopWasCut()
    if hasWarned { return }
    hasWarned = true
    var chain: [String] = []
    if let write = lastWrites.last(where: { $0.attribute.attribute != nil }) ?? lastWrites.last {
      chain.append("\(reader) wrote the state '\(write.name)'")
      let path = write.attribute.attribute.map { Graph.path(from: $0, to: sink) } ?? []
      chain += path.dropFirst().map { "→ " + Graph.label(of: $0) }
      chain.append("→ \(reader)")
    }
    chain.append("values: " + values.map { "\($0)" }.joined(separator: ", "))
    Diagnostics.warn(title, subject: reader, chain: chain)
  }
}

/// A state that was written, for explaining loops.
package struct StateWrite {
  package let name: String
  package let attribute: WeakAnyAttribute
}
