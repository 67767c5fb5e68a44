// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierNumbers
import Foundation

/// The events in one frame of a host that is traced, as a graph of causes.
@MainActor
package struct UpdateExplanation {
  package let frame: Trace.Frame
  /// The causes of a rule's run: the values that had changed, or the rule that needed it for the first time.
  private var causes: [RecordedNode: [RecordedNode]] = [:]
  private var changed: Set<RecordedNode> = []
  /// The rules that ran, in order.
  private var ran: [RecordedNode] = []
  private var made: Set<RecordedNode> = []
  private var invalidated: Set<RecordedNode> = []

  /// The causes of a frame's events. O(events).
  package init(_ frame: Trace.Frame) {
    self.frame = frame
    for event in frame.recording.events {
      switch event.kind {
      case .queued: if causes[event.node]?.last != event.other { causes[event.node, default: []].append(event.other) }
      case .changed: changed.insert(event.node)
      case .invalidated: invalidated.insert(event.node)
      case .made:
        made.insert(event.node)
        ran.append(event.node)
        if !event.other.isNone { causes[event.node, default: []].append(event.other) }
      case .began: ran.append(event.node)
      }
    }
  }

  /// One step from a cause to the value that it changed.
  package struct Step {
    package let node: RecordedNode
    package let label: String
    package let isNew: Bool
    package let hasChanged: Bool
    package let causes: [RecordedNode]
  }

  /// The rules that ran, in order, each once.
  package var steps: [Step] {
    var seen: Set<RecordedNode> = []
    return ran.filter { seen.insert($0).inserted }.map { step($0) }
  }

  private func step(_ node: RecordedNode) -> Step {
    Step(
      node: node, label: frame.recording.label(of: node), isNew: made.contains(node),
      hasChanged: changed.contains(node) || made.contains(node), causes: causes[node] ?? [])
  }

  /// Whether one of some attributes has a new value since this frame.
  package func changed(_ attributes: [AnyAttribute]) -> Bool {
    attributes.contains { changed.contains(RecordedNode($0)) || made.contains(RecordedNode($0)) }
  }

  /// Whether none of some attributes has a value from before this frame.
  package func isMade(_ attributes: [AnyAttribute]) -> Bool {
    attributes.allSatisfy { made.contains(RecordedNode($0)) }
  }

  /// The causes of attributes' new values: a chain of labels from each first cause, a state that was written or another
  /// input, up to one of them. The shortest chain from each. O(events).
  package func chains(to attributes: [AnyAttribute]) -> [[RecordedNode]] {
    var above: [RecordedNode: RecordedNode] = [:]
    var wave = attributes.map { RecordedNode($0) }.filter { changed.contains($0) || made.contains($0) }
    for node in wave { above[node] = RecordedNode.none }
    var origins: [RecordedNode] = []
    while !wave.isEmpty {
      var next: [RecordedNode] = []
      for node in wave {
        let below = (causes[node] ?? []).filter { above[$0] == nil }
        if (causes[node] ?? []).isEmpty { origins.append(node) }
        for cause in below where above[cause] == nil {
          above[cause] = node
          next.append(cause)
        }
      }
      wave = next
    }
    return origins.map { origin in
      var chain = [origin]
      while let up = above[chain.last!], !up.isNone { chain.append(up) }
      return chain
    }
  }

  /// The description of a first cause: `Counter.count: 1 → 2, written in tap on text "+" at Counter.swift:12`.
  package func description(ofOrigin node: RecordedNode) -> String {
    if let write = frame.writes.last(where: { $0.node == node }) { return write.description }
    let label = frame.recording.label(of: node)
    if invalidated.contains(node) { return "\(label), since what it observes has changed" }
    return label
  }

  package func label(of node: RecordedNode) -> String { frame.recording.label(of: node) }

  /// The causes of aspects of a view: first causes, and below each the chains from there.
  package func text(of aspects: [(name: String, attribute: AnyAttribute)]) -> [String] {
    var origins: [RecordedNode] = []
    var chains: [RecordedNode: [String]] = [:]
    for aspect in aspects {
      for chain in self.chains(to: [aspect.attribute]) {
        let origin = chain[0]
        if chains[origin] == nil { origins.append(origin) }
        let steps = chain.dropFirst().map { label(of: $0) + (made.contains($0) ? " (new)" : "") }
        chains[origin, default: []].append("\(aspect.name): " + shortened(steps, ends: 6).joined(separator: " → "))
      }
    }
    return origins.flatMap { [description(ofOrigin: $0)] + chains[$0]!.map { "  " + $0 } }
  }

  /// The whole frame: the written states, the bodies that ran and their number, the other rules that ran.
  package var summary: [String] {
    var lines = counts(frame.writes.map { "writes " + $0.description })
    lines += frame.calls.map { call in
      "calls \(call.reader) with \(call.value)" + (call.phase.map { ", in the phase \($0)" } ?? "")
    }
    let labels = ran.map { frame.recording.label(of: $0) }
    let bodies = labels.filter { $0.hasSuffix(".body") }
    lines += counts(bodies).map { "runs \($0)" }
    let others = labels.count - bodies.count
    let effective = Set(ran).filter { changed.contains($0) || made.contains($0) }.count
    lines += views("makes", frame.madeViews) + views("destroys", frame.destroyedViews)
    lines.append("runs \(others) other rules; \(effective) of all have a new value, \(made.count) are new")
    lines += frame.warnings.map { "warns: " + $0.description }
    return lines
  }

  /// The users' views each on a line, the framework's on one.
  private func views(_ verb: String, _ types: [Any.Type]) -> [String] {
    let own = counts(types.filter { isUsersType($0) }.map { shortName(of: $0) })
    let others = counts(types.filter { !isUsersType($0) }.map { shortName(of: $0) })
    let shown =
      others.prefix(8).joined(separator: ", ") + (others.count > 8 ? " and \(others.count - 8) other types" : "")
    return own.map { "\(verb) \($0)" } + (others.isEmpty ? [] : ["\(verb) of the framework's: \(shown)"])
  }

  /// Each label with its number of occurrences, in the order of the first ones.
  private func counts(_ labels: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for label in labels {
      if counts[label] == nil { order.append(label) }
      counts[label, default: 0] += 1
    }
    return order.map { counts[$0]! == 1 ? $0 : "\($0) \(counts[$0]!) times" }
  }
}

extension Trace.Write {
  @MainActor package var description: String {
    var text = state
    if let old, let new { text += ": \(old) → \(new)" }
    let place = place
    if writer != nil || place != nil { text += ", written" }
    if let writer { text += " by " + writer }
    if let place { text += " at " + place }
    return text
  }
}

extension Trace.Frame {
  /// `frame 3 at 0.05 s, after tap on text "+"`.
  package var title: String {
    let seconds = (time * 1000).rounded() / 1000
    let time = seconds == seconds.rounded() ? "\(Int(clamping: seconds))" : "\(seconds)"
    return "frame \(number) at \(time) s" + (cause.map { ", after " + $0 } ?? "")
  }
}
