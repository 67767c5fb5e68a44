// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import Foundation

extension ViewGraph {
  /// The steps of layout from the root down to a view: the proposal to each, its answer, its place, and the reason. A
  /// view without a layout of its own, as an accessibility element, has the steps of the first view in it.
  package func layoutExplanation(of node: PreferenceNode) -> String? {
    guard let place = node.layoutPlace else {
      return node.children.lazy.compactMap { self.layoutExplanation(of: $0) }.first
    }
    func fits(_ step: LayoutStep, _ isExact: Bool) -> Bool {
      guard let engine = step.engine, let frame = step.frame else { return false }
      if let wanted = place.engine {
        guard wanted === engine else { return false }
      } else {
        // A view that draws has no engine of its own to compare.
        guard step.isInnermost, engine is FlexibleEngine || step.label == node.inspectedName else { return false }
      }
      return frame.size.size == place.frame.size.size && (!isExact || frame.origin == place.frame.origin)
    }
    func path(_ root: LayoutStep) -> [LayoutStep]? {
      root.path { fits($0, true) } ?? root.path { fits($0, false) }
    }
    // A presented view is not laid out by the views around it: there the steps begin with the outermost view in the layer.
    let views = root.outputs.preferences?.path { $0 === node }?.compactMap { $0 as? MarkNode } ?? []
    guard
      let path = layoutSteps().flatMap(path)
        ?? views.lazy.compactMap({ self.layoutSteps(from: $0).flatMap(path) }).first
    else { return nil }
    var lines: [String] = []
    for (level, step) in path.enumerated() {
      let indentation = String(repeating: "  ", count: level)
      lines.append(indentation + step.line)
      if level == path.count - 1 {
        lines += step.questions.map { indentation + "  was also offered \($0.proposal) and answered \($0.answer)" }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The reasons for a view's state: the latest frame in which a part of it changed, and the causes. Nil without a trace.
  package func updateExplanation(of node: PreferenceNode) -> String? {
    guard let trace else { return nil }
    let aspects = node.aspects
    for frame in trace.frames.reversed() {
      let explanation = UpdateExplanation(frame)
      guard explanation.changed(aspects.map(\.attribute)) else { continue }
      // In the first frame everything is made with the tree: there is no cause but the program's start.
      if frame.number == 1 { return "\(node.inspectedName) was made in \(frame.title), with the tree" }
      let verb = explanation.isMade(aspects.map(\.attribute)) ? " was made in " : " changed in "
      return ([node.inspectedName + verb + frame.title] + explanation.text(of: aspects).map { "  " + $0 })
        .joined(separator: "\n")
    }
    return "\(node.inspectedName) has not changed in the \(trace.frames.count) frames since the host is traced"
  }

  /// The events in the last frame. Nil without a trace.
  package func updateExplanation() -> String? {
    guard let trace else { return nil }
    guard let frame = trace.frames.last else { return "Nothing has happened since the host is traced." }
    return ([frame.title] + UpdateExplanation(frame).summary.map { "  " + $0 }).joined(separator: "\n")
  }
}

extension _PreferenceNode {
  /// The nodes from this one down to the first for which `isWanted` holds, both included; in view-tree order.
  package func path(to isWanted: (PreferenceNode) -> Bool) -> [PreferenceNode]? {
    if isWanted(self) { return [self] }
    for child in children { if let path = child.path(to: isWanted) { return [self] + path } }
    return nil
  }

  /// The view's type and, for a text, its content.
  package var inspectedName: String {
    if let leaf = self as? LeafNode { return leaf.shortDescription }
    if let mark = self as? MarkNode { return shortName(of: mark.viewType) }
    return label
  }

  /// The engine and the frame of the view in the layout.
  package var layoutPlace: (engine: LayoutEngine?, frame: ViewFrame)? {
    if let mark = self as? MarkNode { return (mark.layout?.peek().engine, mark.frame.peek()) }
    if let leaf = self as? LeafNode { return (leaf.inspectedLayout?.peek().engine, leaf.inputs.frame.peek()) }
    return nil
  }

  /// The aspects of a view on screen, as attributes.
  package var aspects: [(name: String, attribute: AnyAttribute)] {
    var aspects: [(String, AnyAttribute)] = []
    if let mark = self as? MarkNode, let body = mark.body { aspects.append(("its body", body)) }
    if let display = (self as? LeafNode)?.displayList ?? attribute(for: DisplayListKey.self) {
      aspects.append(("what is drawn", display.any))
    }
    if let mark = self as? MarkNode {
      if let layout = mark.layout { aspects.append(("its layout", layout.any)) }
      aspects.append(("its place", mark.frame.any))
    }
    if let leaf = self as? LeafNode { aspects.append(("its place", leaf.inputs.frame.any)) }
    return aspects
  }
}
