// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierNumbers

/// Counts how often an action with consequences for itself ran in a frame, and explains the loop when it is cut.
@MainActor
package struct LoopGuard {
  /// Passes of one frame in which an action may run (specification P43).
  private static let limit = 2

  private var frame = -1
  private var passes = 0
  private var lastPass = -1
  private var values: [Any] = []
  private var lastWrites: [StateWrite] = []
  private var hasWarned = false

  package init() {}

  package mutating func mayDeliver<Value>(in host: ViewGraph, describing value: Value) -> Bool {
    if host.progress.frame != frame {
      if passes <= Self.limit { hasWarned = false }
      frame = host.progress.frame
      passes = 0
      lastPass = -1
      values = []
    }
    values.append(value)
    if host.progress.pass != lastPass {
      lastPass = host.progress.pass
      passes += 1
    }
    return passes <= Self.limit
  }

  /// Runs the action and records which state it wrote.
  /// - Parameter reader: The name of the action; only for a host that is traced.
  package mutating func performing(in host: ViewGraph, by reader: @autoclosure () -> String, _ action: () -> Void) {
    lastWrites = host.writeLog.recording(by: reader(), action)
  }

  package mutating func cut(_ host: ViewGraph, title: String, reader: String, sink: AnyAttribute) {
    host.progress.hasCutLoop = true
    if hasWarned { return }
    hasWarned = true
    var chain: [String] = []
    var loop = UpdateLoopReport(values: shortened(values: values.map { "\($0)" }))
    if let write = lastWrites.last(where: { $0.attribute.attribute != nil }) ?? lastWrites.last {
      chain.append("\(reader) wrote the state '\(write.name)'")
      let path = write.attribute.attribute.map { dependencyPath(from: $0, to: sink) } ?? []
      chain += shortened(path.dropFirst().map { "→ " + Graph.label(of: $0) }, ends: 8, mark: "→ ")
      chain.append("→ \(reader)")
      loop.state = write.name
      loop.steps = [reader, "the state '\(write.name)'"] + path.dropFirst().map { Graph.label(of: $0) }
    }
    chain.append("values: " + loop.values.joined(separator: ", "))
    if let advice = loop.advice { chain.append("to end it: " + advice) }
    Diagnostics.warn(title, subject: reader, chain: chain, loop: loop)
  }
}

/// The parts of long descriptions from the first difference on.
private func shortened(values: [String]) -> [String] {
  let kept = 120
  guard values.contains(where: { $0.count > kept }), let first = values.first else { return values }
  let common = values.dropFirst().map { zip($0, first).prefix { $0 == $1 }.count }.min() ?? 0
  let start = max(0, common - kept / 4)
  return values.map { value in
    let rest = value.dropFirst(start)
    return (start > 0 ? "…" : "") + rest.prefix(kept) + (rest.count > kept ? "…" : "")
  }
}

/// The path from a state to a reader. If geometry is read on that path, the shortest one explains little (the closure
/// that reads it came from the body that read the state): the frame that was read has a path of its own, through the
/// layout.
@MainActor
private func dependencyPath(from state: AnyAttribute, to reader: AnyAttribute) -> [AnyAttribute] {
  let shortest = Graph.path(from: state, to: reader)
  for (index, step) in shortest.enumerated().reversed() {
    for frame in Graph.dependencies(of: step) where isFrame(frame) && !shortest.contains(frame) {
      let throughLayout = longestPath(from: state, to: frame)
      if !throughLayout.isEmpty { return throughLayout + shortest[index...] }
    }
  }
  return shortest
}

@MainActor
private func isFrame(_ attribute: AnyAttribute) -> Bool {
  let label = Graph.label(of: attribute)
  return label.hasPrefix("frame") || label == "root frame"
}

/// The path step by step down to the state, always to the attribute computed last. O(nodes below) for each step.
@MainActor
private func longestPath(from state: AnyAttribute, to frame: AnyAttribute) -> [AnyAttribute] {
  var path = [frame]
  while path[0] != state {
    let below = Graph.dependencies(of: path[0]).filter { !Graph.path(from: state, to: $0).isEmpty }
    guard let next = below.max(by: { (Graph.height(of: $0) ?? 0) < (Graph.height(of: $1) ?? 0) }) else { return [] }
    path.insert(next, at: 0)
  }
  return path
}
