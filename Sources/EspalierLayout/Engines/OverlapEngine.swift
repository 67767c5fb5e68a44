// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The parameters of views on top of each other.
nonisolated package struct OverlapConfiguration: ContainerConfiguration {
  package var alignment: Alignment
  /// Whether a single child is used as it is.
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
/// offered that size, and aligned in it (specification L45).
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

  /// The children of the highest priority.
  private var leading: [Child] {
    let highest = highestPriority
    return layoutChildren.filter { $0.priority == highest }
  }

  private var highestPriority: Double? { layoutChildren.map(\.priority).max() }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    return enclosing(leading.lazy.map { self.aligned($0.engine, proposal) }).size
  }

  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange {
    if let onlyChild { return onlyChild.range(of: proposal) }
    return leading.reduce(.all(at: proposal)) { $0.narrowed(to: $1.engine.range(of: proposal)) }
  }

  package override var answersWidths: Bool { leading.contains { $0.answersWidths } }

  package override func computeWidth(_ proposal: Proposal) -> CGFloat {
    if let onlyChild { return onlyChild.forWidth.sizeThatFits(proposal).width }
    return enclosing(enginesForWidth.lazy.map { self.aligned($0, proposal) }).width
  }

  package override func computeWidthRange(_ proposal: Proposal) -> AnswerRange {
    if let onlyChild { return onlyChild.forWidth.range(of: proposal) }
    return enginesForWidth.reduce(.all(at: proposal)) { $0.narrowed(to: $1.range(of: proposal)) }
  }

  private var enginesForWidth: [LayoutEngine] {
    leading.map { $0.engine.forWidth(alignedBy: configuration.alignment.horizontal.key) }
  }

  /// The frame of a child in a proposal, with its guides at (0, 0).
  private func aligned(_ engine: LayoutEngine, _ proposal: Proposal) -> ViewFrame {
    let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
    let guide = self.guide(engine, size)
    return ViewFrame(origin: CGPoint(x: -guide.x, y: -guide.y), size: size)
  }

  /// The rectangle that encloses the frames; empty at zero if there are none.
  private func enclosing(_ frames: some Sequence<ViewFrame>) -> CGRect {
    // CGRect.union drops empty rectangles; a view without height still has a width.
    let union = frames.reduce(CGRect.null) { $0.isNull ? $1.rect : $0.enclosing($1.rect) }
    return union.isNull ? .zero : union
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

  package override func mayPlace(_ key: AlignmentKey) -> Bool { onlyChild?.mayPlace(key) ?? key.propagates }

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
    var frames = layoutChildren.map { aligned($0.engine, proposal) }
    let highest = highestPriority
    let whole = enclosing(zip(layoutChildren, frames).lazy.filter { $0.0.priority == highest }.map(\.1))
    for index in frames.indices {
      frames[index].origin.x -= whole.minX
      frames[index].origin.y -= whole.minY
    }
    return frames
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
