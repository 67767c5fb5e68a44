// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// One step of layout: a view was offered a size, answered with one, and was placed.
@MainActor
package struct LayoutStep {
  package enum Role: Equatable {
    case view
    /// A layer around the following step: `overlay`, `background`.
    case layer(String)
  }

  package let role: Role
  package let label: String
  /// The engine that answered; nil for a layer.
  package let engine: LayoutEngine?
  /// The frame in the host's coordinates, before any effect moves the drawing; nil for a layer.
  package let frame: ViewFrame?
  package var children: [LayoutStep] = []

  /// The proposal with which the view was placed, its answer, its place and the reason for its size.
  package var line: String {
    guard let engine, let frame else { return label }
    let size = frame.size
    return "\(label): offered \(size.proposal.text), answers \(describeForDump(size.size)), "
      + "placed at \(describeForDump(frame.origin)); \(engine.reason(for: size))"
  }

  /// The other proposals to the view, with its answers.
  package var questions: [(proposal: String, answer: String)] {
    guard let cached = engine as? _CachedLayoutEngine else { return [] }
    return cached.answers.sizes.map { ($0.proposal.text, describeForDump($0.size)) }
      .filter { $0.0 != frame?.size.proposal.text }
  }

  /// Whether no view is laid out by this one; a view behind it or over it is not.
  package var isInnermost: Bool { children.allSatisfy { $0.role != .view } }

  /// The steps from this one down to the first for which `isWanted` holds.
  package func path(to isWanted: (LayoutStep) -> Bool) -> [LayoutStep]? {
    if isWanted(self) { return [self] }
    for child in children { if let path = child.path(to: isWanted) { return [self] + path } }
    return nil
  }
}

// Reads: the layout engines from the root down, and the layers that the preference tree marks.
// Costs: O(engines + nodes).

extension ViewGraph {
  /// The steps of the layout from the root down. Layers follow the children of the view that they belong to.
  package func layoutSteps() -> LayoutStep? {
    guard let layout = self.root.outputs.layout else { return nil }
    var layers = LayerIndex(self.root.outputs.preferences)
    return subgraph.apply { layers.step(layout.peek().engine, window.rootFrame?.peek() ?? .zero) }
  }
}

extension ViewGraph {
  /// The steps from a view down that is not laid out by the views around it: the content of a sheet.
  package func layoutSteps(from view: MarkNode) -> LayoutStep? {
    guard let layout = view.layout else { return nil }
    var layers = LayerIndex(view)
    return subgraph.apply { layers.step(layout.peek().engine, view.frame.peek()) }
  }
}

/// The layers of a view tree by the engine of the view that they belong to.
@MainActor
private struct LayerIndex {
  private var layers: [ObjectIdentifier: [LayerNode]] = [:]

  init(_ root: PreferenceNode?) {
    if let root { collect(root) }
  }

  private mutating func collect(_ node: PreferenceNode) {
    if let layer = node as? LayerNode {
      layers[ObjectIdentifier(layer.owner.peek().engine), default: []].append(layer)
    }
    for child in node.children { collect(child) }
  }

  mutating func step(_ engine: LayoutEngine, _ frame: ViewFrame) -> LayoutStep {
    var step = LayoutStep(role: .view, label: engine.label, engine: engine, frame: frame)
    for (child, childFrame) in zip(engine.children, engine.childFrames(in: frame.size)) {
      var childFrame = engine.isMirrored ? childFrame.mirrored(in: frame.size.size.width) : childFrame
      childFrame.origin.x += frame.origin.x
      childFrame.origin.y += frame.origin.y
      step.children.append(self.step(child, childFrame))
    }
    for layer in take(of: engine, frame) {
      var layerFrame = layer.frame.peek()
      let owner = layer.ownerFrame.peek().origin
      layerFrame.origin.x += frame.origin.x - owner.x
      layerFrame.origin.y += frame.origin.y - owner.y
      let below = self.step(layer.layout.peek().engine, layerFrame)
      if layer.isContent {
        step = LayoutStep(
          role: .view, label: layer.label, engine: engine, frame: frame, children: step.children + [below])
      } else {
        step.children.append(
          LayoutStep(role: .layer(layer.label), label: layer.label, engine: nil, frame: nil, children: [below]))
      }
    }
    return step
  }

  /// The layers of one view. Views that only follow their proposal share an engine: their layers are distinguished by
  /// their frames.
  private mutating func take(of engine: LayoutEngine, _ frame: ViewFrame) -> [LayerNode] {
    let id = ObjectIdentifier(engine)
    guard let found = layers[id] else { return [] }
    guard engine is FlexibleEngine else {
      layers[id] = nil
      return found
    }
    let fitting = found.filter { $0.ownerFrame.peek().size.size == frame.size.size }
    let exact = fitting.filter { $0.ownerFrame.peek().origin == frame.origin }
    guard let owner = (exact.first ?? fitting.first)?.ownerFrame else { return [] }
    layers[id] = found.filter { $0.ownerFrame != owner }
    return found.filter { $0.ownerFrame == owner }
  }
}
