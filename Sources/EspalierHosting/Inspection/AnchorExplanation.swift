// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierNumbers
import Foundation

extension ViewGraph {
  /// The anchors in the values of a key: their writers, the effects between them and the screen, and the results of
  /// proxies since the host is traced.
  package func anchorExplanation(of key: any PreferenceKey.Type) -> String {
    guard let flow = preferenceFlow(of: key) else { return "There is no view." }
    var lines = ["anchors of \(key)"]
    func visit(_ flow: PreferenceFlow) {
      if flow.role == .writes || flow.role == .transforms {
        let anchors = anchors(of: key, at: flow.node).map(describeForDump)
        if !anchors.isEmpty {
          let verb = flow.role == .writes ? "writes" : "changes to"
          lines.append("  \(verb) \(anchors.joined(separator: ", ")) \(flow.whereabouts)")
          lines += effects(above: flow.node).map { "    through " + $0 }
        }
      }
      flow.parts.forEach(visit)
    }
    flow.roots.forEach(visit)
    if lines.count == 1 { lines.append("  no view that is read writes an anchor") }
    guard let trace else { return lines.joined(separator: "\n") }
    var reads: [String] = []
    for read in trace.frames.flatMap(\.anchors) {
      let line =
        "  resolved \(read.anchor) as \(read.result) for the view at \(describeForDump(read.reader))"
        + (read.isTransformed ? ", which is turned, scaled or moved itself" : "")
      if !reads.contains(line) { reads.append(line) }
    }
    return (lines + reads).joined(separator: "\n")
  }

  private func anchors(of key: any PreferenceKey.Type, at node: PreferenceNode) -> [any AnyAnchor] {
    func open<Key: PreferenceKey>(_ key: Key.Type) -> [any AnyAnchor] {
      guard let attribute = node.attribute(for: key), Graph.hasCurrentValue(attribute.any) else { return [] }
      return findAnchors(in: attribute.peek())
    }
    return subgraph.apply { open(key) }
  }

  /// The places of the anchors that a node writes for a key: x and y of points, and width and height of rectangles.
  package func anchorPlaces(of key: any PreferenceKey.Type, at node: PreferenceNode) -> [[Double]] {
    anchors(of: key, at: node).compactMap { anchor in
      switch anchor.place {
      case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
      case let point as CGPoint: [point.x, point.y]
      default: nil
      }
    }
  }

  /// The effects between a view and the root, the nearest first: rotations, scales, translations.
  private func effects(above node: PreferenceNode) -> [String] {
    let path = root.outputs.preferences?.path { $0 === node } ?? []
    return path.reversed().compactMap { $0 as? EffectNode }.filter { $0.shownMatrix != .identity }
      .map { "an effect that " + $0.shownMatrix.text }
  }
}

extension ProjectionTransform {
  /// A move, a scale or a turn by name; else the matrix.
  fileprivate var text: String {
    guard m13 == 0, m23 == 0, m33 == 1 else { return "projects in three dimensions" }
    let turn = atan2(m12, m11) * 180 / .pi
    let (width, height) = (hypot(m11, m12), hypot(m21, m22))
    var parts: [String] = []
    if abs(turn) > 0.01 { parts.append("turns by \(describeForDump(turn))°") }
    if abs(width - 1) > 0.001 || abs(height - 1) > 0.001 {
      parts.append("scales by \(describeForDump(width)) × \(describeForDump(height))")
    }
    if abs(m31) > 0.001 || abs(m32) > 0.001 { parts.append("moves the origin to (\(length(m31)), \(length(m32)))") }
    return parts.joined(separator: ", ")
  }
}

private protocol AnyAnchor {
  /// The place in the root's coordinates.
  var place: Any { get }
}

extension Anchor: AnyAnchor {
  fileprivate var place: Any { global.converted(by: .identity) }
}

/// The anchors anywhere in a value.
@MainActor
private func findAnchors(in value: Any, depth: Int = 0) -> [any AnyAnchor] {
  if let anchor = value as? any AnyAnchor { return [anchor] }
  if depth > 6 { return [] }
  return Mirror(reflecting: value).children.flatMap { findAnchors(in: $0.value, depth: depth + 1) }
}
