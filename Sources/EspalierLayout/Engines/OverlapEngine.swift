// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The parameters of views on top of each other.
nonisolated package struct OverlapConfiguration: ContainerConfiguration {
  package var alignment: Alignment
  /// A single child is simply itself.
  package var isImplicit = false

  package init(alignment: Alignment, isImplicit: Bool = false) {
    self.alignment = alignment
    self.isImplicit = isImplicit
  }

  @MainActor package func makeEngine() -> OverlapEngine { OverlapEngine(self) }
  @MainActor package func configure(_ engine: OverlapEngine) { engine.configuration = self }
  package nonisolated static var label: String { "ZStack" }
}

/// Views on top of each other. The ones of the highest priority determine the size (specification L44); all are then
/// offered that size, and lined up as they are in it (specification L45).
package final class OverlapEngine: ContainerEngine {
  package fileprivate(set) var configuration: OverlapConfiguration

  init(_ configuration: OverlapConfiguration) {
    self.configuration = configuration
    super.init()
  }

  private var onlyChild: LayoutEngine? {
    configuration.isImplicit && layoutChildren.count == 1 ? layoutChildren[0].engine : nil
  }

  package override var label: String { "ZStack" }
  package override var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }

  package override func reason(for size: ViewSize) -> String {
    layoutChildren.count == 1 ? "is as large as its content" : "encloses its \(layoutChildren.count) views"
  }

  /// Those of the highest priority.
  private var leading: [Child] {
    let highest = layoutChildren.map(\.priority).max()
    return layoutChildren.filter { $0.priority == highest }
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    let union = self.union(proposal)
    return union.isNull ? .zero : union.size
  }

  /// The union of the sizing children, aligned at (0, 0).
  private func union(_ proposal: Proposal) -> CGRect {
    leading.reduce(CGRect.null) { union, child in
      let size = child.engine.sizeThatFits(proposal)
      let guide = self.guide(child.engine, ViewSize(size, proposal: proposal))
      // CGRect.union drops empty rectangles; a view without height still has a width.
      let rect = CGRect(origin: CGPoint(x: -guide.x, y: -guide.y), size: size)
      return union.isNull ? rect : union.enclosing(rect)
    }
  }

  private func guide(_ engine: LayoutEngine, _ size: ViewSize) -> CGPoint {
    let dimensions = ViewDimensions(size: size.size, guides: engine)
    func value(_ key: AlignmentKey) -> CGFloat {
      let value = engine.explicitAlignment(key, at: size) ?? key.defaultValue(in: dimensions)
      return value.isFinite ? value : 0
    }
    return CGPoint(x: value(configuration.alignment.horizontal.key), y: value(configuration.alignment.vertical.key))
  }

  package override func computeSpacing() -> ViewSpacing {
    if let onlyChild { return onlyChild.spacing() }
    return layoutChildren.isEmpty ? .zero : leading.reduce(ViewSpacing()) { $0.union($1.engine.spacing()) }
  }

  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if let onlyChild { return onlyChild.explicitAlignment(key, at: size) }
    guard key.propagates else { return nil }
    let frames = childFrames(in: size)
    return key.combineExplicit(
      zip(layoutChildren, frames).map { child, frame in
        child.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
      })
  }

  package override func childFrames(in size: ViewSize) -> [ViewFrame] {
    if onlyChild != nil { return [ViewFrame(origin: .zero, size: size)] }
    let proposal = Proposal(size.size)
    let union = self.union(proposal)
    let anchor = union.isNull ? .zero : CGPoint(x: -union.minX, y: -union.minY)
    return layoutChildren.map { child in
      let childSize = ViewSize(child.engine.sizeThatFits(proposal), proposal: proposal)
      let guide = self.guide(child.engine, childSize)
      return ViewFrame(origin: CGPoint(x: anchor.x - guide.x, y: anchor.y - guide.y), size: childSize)
    }
  }
}

extension CGRect {
  /// The union that counts rectangles without area.
  func enclosing(_ other: CGRect) -> CGRect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }
}
